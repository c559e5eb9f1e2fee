import type { AvailableRide } from '@mobility/openapi';
import { useEffect, useReducer } from 'react';
import { timestampMs } from '../../format/time.ts';
import { useMobility } from '../../provider/mobility.ts';

/** Until when a ride is offered to this driver and few others: always, where the server does not tell. */
const askedUntil = ({ asked_until }: AvailableRide): number => {
  if (asked_until === undefined) return Number.POSITIVE_INFINITY;
  return asked_until === null ? Number.NEGATIVE_INFINITY : timestampMs(asked_until);
};

/**
 * The ride that the driver is accepting, else the first one that is offered to this driver now. When its time is over
 * it is one of the waiting rides.
 */
export const useAsked = (
  rides: readonly AvailableRide[],
  acceptingId: string | null,
): AvailableRide | undefined => {
  const { clock } = useMobility();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const asked =
    rides.find(({ id }) => id === acceptingId) ?? rides.find((ride) => askedUntil(ride) > clock.now());
  const until = asked && askedUntil(asked);
  useEffect(() => {
    if (until === undefined || !Number.isFinite(until)) return;
    const timer = setTimeout(lookAgain, until - clock.now());
    return () => clearTimeout(timer);
  }, [until, clock]);
  return asked;
};
