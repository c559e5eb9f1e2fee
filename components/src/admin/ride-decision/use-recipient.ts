import { isUnavailable } from '@mobility/machines/unavailable';
import type { RideCandidate } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminQueries } from '../use-admin-queries.ts';
import type { RecipientViewProps } from './RecipientView.tsx';

type Recipient = Omit<RecipientViewProps, 'isDisabled'> & {
  /** The chosen driver, as long as the list has them. */
  driver: RideCandidate | null;
};

/** Who gets the first offer of a ride. The drivers are read once the admin wants to choose one. */
export const useRecipient = (rideId: string, onChange: () => void): Recipient => {
  const queries = useAdminQueries();
  const [isChosen, setIsChosen] = useState(false);
  const [driverId, setDriverId] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ ...queries.listRideCandidates(rideId), enabled: isChosen });
  const failure = isUnavailable(error) ? ('unavailable' as const) : ('failed' as const);
  const driver = data?.drivers.find((each) => each.driver_id === driverId) ?? null;
  return {
    isChosen,
    drivers: data?.drivers ?? null,
    failure: error && !data ? failure : null,
    driverId: driver?.driver_id ?? null,
    driver,
    onChosen: (next) => {
      setIsChosen(next);
      onChange();
    },
    onDriver: (next) => {
      setDriverId(next);
      onChange();
    },
    onRetry: () => void refetch(),
  };
};
