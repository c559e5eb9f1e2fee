import { isUnavailable } from '@mobility/machines/unavailable';
import type { RideCandidate } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminQueries } from '../use-admin-queries.ts';
import { codeOf } from './code-of.ts';
import type { Recipient } from './decision-draft.ts';
import { type DecidedRide, isWaiting as waits } from './outcomes.ts';
import type { RecipientViewProps } from './RecipientView.tsx';

type Choice = Omit<RecipientViewProps, 'isDisabled'> & {
  /** The chosen driver, as long as the list has them. */
  driver: RideCandidate | null;
};

type Options = {
  /** Whether the choice of a driver is shown and can still change. */
  isShown: boolean;
  /** Which drivers the admin has chosen to offer the ride to. */
  wanted: Recipient;
  onWanted: (recipient: Recipient) => void;
};

/** How often the drivers are read again while they are shown, in milliseconds. */
const renewEvery = 10_000;

const failureOf = (error: unknown): NonNullable<RecipientViewProps['failure']> => {
  if (isUnavailable(error)) return 'unavailable';
  return codeOf(error) === 'ride_not_cancellable' ? 'refused' : 'failed';
};

/**
 * Who gets the next offer of a ride. The drivers are read once the admin wants to choose one, and again while they are shown.
 * A chosen driver who is no longer free stays chosen, for when they are free again. One who was chosen before the session expired
 * and is no longer free has to be chosen again.
 */
export const useRecipient = (ride: DecidedRide, options: Options): Choice => {
  const { isShown, wanted, onWanted } = options;
  const queries = useAdminQueries();
  const isWaiting = waits(ride);
  const isChosen = isWaiting || wanted.kind === 'one';
  const wantedId = wanted.kind === 'one' ? wanted.driverId : null;
  const [last, setLast] = useState<RideCandidate | null>(null);
  const { data, error, refetch } = useQuery({
    ...queries.listRideCandidates(ride.id),
    enabled: isChosen && isShown,
    refetchInterval: ({ state }) => state.data !== undefined && renewEvery,
  });
  const failure = error ? failureOf(error) : null;
  // Drivers that could not be read again stay; a ride that has gone on has none.
  const drivers = failure === 'refused' ? undefined : data?.drivers;
  const driver = drivers?.find((each) => each.driver_id === wantedId) ?? null;
  if (driver && driver.driver_id !== last?.driver_id) setLast(driver);
  const gone = drivers && !driver && last?.driver_id === wantedId ? last : null;
  return {
    isWaiting,
    isChosen,
    drivers: drivers ?? null,
    failure: drivers ? null : failure,
    driverId: (driver ?? gone)?.driver_id ?? null,
    gone,
    driver,
    onChosen: (isOne) =>
      onWanted(isOne ? { kind: 'one', driverId: last?.driver_id ?? null } : { kind: 'all' }),
    onDriver: (driverId) => onWanted({ kind: 'one', driverId }),
    onRetry: () => refetch(),
  };
};
