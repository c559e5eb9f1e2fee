import type { Ride, RideCounts } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../mobility.ts';
import { newestRides } from './newest-rides.ts';

/** The counts of all rides, null until they are known. */
export type RideFigures = { counts: RideCounts | null; isFailed: boolean };

/** The figures of all rides of the signed-in user; undefined while the newest are all there are. */
export const useRideFigures = (newest: readonly Ride[] | undefined): RideFigures | undefined => {
  const { queries } = useMobility();
  // A backend without pages returns all rides, which may be more.
  const isCut = newest?.length === newestRides.limit;
  const counts = useQuery({ ...queries.countMyRides(), enabled: isCut });
  return isCut ? { counts: counts.data ?? null, isFailed: counts.isError && !counts.data } : undefined;
};
