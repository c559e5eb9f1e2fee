import type { Context } from '../../context.ts';
import { drivenStatuses, isRedistributed, type RideRow } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { claim } from '../../store/claims/claims.ts';
import type { Read } from '../../store/store.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { endRide, giveBack } from './end-ride.ts';

const reason = 'The other person is no longer available';

/** The pending and active rides of a user. */
export const activeRidesOf = (db: Read, userId: string): Promise<RideRow[]> =>
  db
    .selectFrom('rides')
    .selectAll()
    .where((row) => row.or([row('rider_id', '=', userId), row('driver_id', '=', userId)]))
    .where('status', 'in', ['pending', ...drivenStatuses])
    .execute();

/** Returns whether the ride is offered again. */
const free = async (context: Context, unit: UnitOfWork, ride: RideRow, userId: string): Promise<boolean> => {
  const by = ride.rider_id === userId ? 'rider' : 'driver';
  const again = isRedistributed(by, ride.status);
  if (again) await giveBack(context, unit, ride, { driverId: userId, by: 'system', reason });
  else await endRide(unit, ride, { by, reason });
  await writeAudit(unit, {
    ...(again
      ? { action: 'ride_redistributed', description: `Ride offered again: the ${by} was locked` }
      : { action: 'ride_cancelled', description: `Ride cancelled: the ${by} was locked` }),
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: userId,
    severity: 'medium',
  });
  return again;
};

/**
 * Cancels the rides of a locked user as if they had cancelled them; a rider's ride in progress goes on to its end.
 * Returns the ids of the rides that are offered again.
 */
export const releaseRidesOf = async (
  context: Context,
  unit: UnitOfWork,
  userId: string,
): Promise<string[]> => {
  await claim(
    unit.db,
    (await activeRidesOf(unit.db, userId)).map(({ id }) => id),
  );
  const rides = await activeRidesOf(unit.db, userId);
  const offered: string[] = [];
  for (const ride of rides) {
    if (ride.rider_id === userId && ride.status === 'in_progress') continue;
    if (await free(context, unit, ride, userId)) offered.push(ride.id);
  }
  return offered;
};
