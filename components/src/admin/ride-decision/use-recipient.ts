import { isUnavailable } from '@mobility/machines/unavailable';
import type { RideCandidate } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminQueries } from '../use-admin-queries.ts';
import { codeOf } from './code-of.ts';
import { type DecidedRide, isWaiting as waits } from './outcomes.ts';
import type { RecipientViewProps } from './RecipientView.tsx';

type Recipient = Omit<RecipientViewProps, 'isDisabled'> & {
  /** The chosen driver, as long as the list has them. */
  driver: RideCandidate | null;
};

const failureOf = (error: unknown): NonNullable<RecipientViewProps['failure']> => {
  if (isUnavailable(error)) return 'unavailable';
  return codeOf(error) === 'ride_not_cancellable' ? 'refused' : 'failed';
};

/** Who gets the next offer of a ride. The drivers are read once the admin wants to choose one. */
export const useRecipient = (ride: DecidedRide, onChange: () => void): Recipient => {
  const queries = useAdminQueries();
  const isWaiting = waits(ride);
  const [wantsOne, setWantsOne] = useState(false);
  const isChosen = isWaiting || wantsOne;
  const [driverId, setDriverId] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ ...queries.listRideCandidates(ride.id), enabled: isChosen });
  const failure = error ? failureOf(error) : null;
  // Drivers that could not be read again stay; a ride that has gone on has none.
  const drivers = failure === 'refused' ? undefined : data?.drivers;
  const driver = drivers?.find((each) => each.driver_id === driverId) ?? null;
  return {
    isWaiting,
    isChosen,
    drivers: drivers ?? null,
    failure: drivers ? null : failure,
    driverId: driver?.driver_id ?? null,
    driver,
    onChosen: (next) => {
      setWantsOne(next);
      onChange();
    },
    onDriver: (next) => {
      setDriverId(next);
      onChange();
    },
    onRetry: () => void refetch(),
  };
};
