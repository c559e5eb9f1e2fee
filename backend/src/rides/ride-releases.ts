import type { Ride, RideRelease } from '@mobility/openapi';
import type { ViewRow } from '../store/rides/ride-rows.ts';

const time = (ms: number): string => new Date(ms).toISOString();
const mostReleases = 100;

/**
 * The releases of a ride, for its rider and for admins. Only admins get the names of the admins who released or cancelled
 * it, and the reasons of the releases.
 */
export const attemptFacts = (
  { attempt, attempts, rider_id }: Pick<ViewRow, 'attempt' | 'attempts' | 'rider_id'>,
  viewer: { id: string; role: string },
): Pick<Ride, 'releases' | 'cancelled_by_name'> | undefined => {
  const isAdmin = viewer.role === 'admin';
  if (attempts.length === 0 || !(isAdmin || viewer.id === rider_id)) return undefined;
  const releases = attempts
    .filter((ended) => ended.attempt < attempt)
    .slice(-mostReleases)
    .map(
      ({ driver_name, accepted_at, ended_at, ended_by, admin_name, reason }): RideRelease => ({
        driver_name: driver_name ?? '',
        accepted_at: accepted_at === null ? null : time(accepted_at),
        released_at: time(ended_at),
        released_by: ended_by,
        ...(isAdmin && admin_name !== null && { released_by_name: admin_name }),
        ...(isAdmin && reason !== null && { reason }),
      }),
    );
  const cancellation = isAdmin ? attempts.find((ended) => ended.attempt === attempt) : undefined;
  return {
    ...(releases.length > 0 && { releases }),
    ...(cancellation?.admin_name && { cancelled_by_name: cancellation.admin_name }),
  };
};
