import type { Context } from '../../context.ts';
import { drivenStatuses, isRedistributed, type RideRow } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { claim } from '../../store/claims/claims.ts';
import type { Read } from '../../store/store.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { endRide } from './end-ride.ts';
import { takeAway } from './take-away.ts';

const reasons = { rider: "The rider's account was locked", driver: "The driver's account was locked" };

/** The pending and active rides of a user. */
export const activeRidesOf = (db: Read, userId: string): Promise<RideRow[]> =>
  db
    .selectFrom('rides')
    .selectAll()
    .where((row) => row.or([row('rider_id', '=', userId), row('driver_id', '=', userId)]))
    .where('status', 'in', ['pending', ...drivenStatuses])
    .execute();

type Lock = { userId: string; adminId: string };

/** Returns whether the ride is offered again. */
const free = async (
  context: Context,
  unit: UnitOfWork,
  ride: RideRow,
  { userId, adminId }: Lock,
): Promise<boolean> => {
  const locked = ride.rider_id === userId ? 'rider' : 'driver';
  const reason = reasons[locked];
  const again = isRedistributed(locked, ride.status);
  if (again) await takeAway(context, unit, ride, { driverId: userId, adminId, reason });
  else await endRide(unit, ride, { by: 'admin', adminId, reason, locked });
  await writeAudit(unit, {
    ...(again
      ? { action: 'ride_redistributed', description: `Ride offered again: the ${locked} was locked` }
      : { action: 'ride_cancelled', description: `Ride cancelled: the ${locked} was locked` }),
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: adminId,
    severity: 'medium',
  });
  return again;
};

/**
 * Ends the active rides of a locked user without a penalty. A rider's ride in progress continues until it is completed.
 * Returns the ids of the rides that are offered again.
 */
export const releaseRidesOf = async (context: Context, unit: UnitOfWork, lock: Lock): Promise<string[]> => {
  const { userId } = lock;
  await claim(
    unit.db,
    (await activeRidesOf(unit.db, userId)).map(({ id }) => id),
  );
  const rides = await activeRidesOf(unit.db, userId);
  const offered: string[] = [];
  for (const ride of rides) {
    if (ride.rider_id === userId && ride.status === 'in_progress') continue;
    if (await free(context, unit, ride, lock)) offered.push(ride.id);
  }
  return offered;
};
