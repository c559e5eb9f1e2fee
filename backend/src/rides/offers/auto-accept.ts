import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { haversineKm } from '../../domain/distance.ts';
import { autoAccepted } from '../../domain/messages/ride-messages.ts';
import { Refusal } from '../../domain/refusal.ts';
import { pickupOf, type RideRow } from '../../domain/ride.ts';
import { enqueue } from '../../store/outbox.ts';
import { findRide } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { acceptRide, readyToAccept } from './accept-ride.ts';

const willingDrivers = async (context: Context, ride: RideRow): Promise<string[]> => {
  const drivers = await context.store.read
    .selectFrom('ride_offers')
    .innerJoin('driver_state', 'driver_state.user_id', 'ride_offers.driver_id')
    .select('ride_offers.driver_id')
    .where('ride_id', '=', ride.id)
    .where('attempt', '=', ride.attempt)
    .where('withdrawn', '=', 0)
    .where('declined', '=', 0)
    .where('auto_accept', '=', 1)
    .execute();
  const places = await context.positions.of(drivers.map(({ driver_id }) => driver_id));
  return [...places]
    .map(([driverId, place]) => [driverId, haversineKm(place, pickupOf(ride))] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([driverId]) => driverId);
};

const acceptFor = async (
  context: Context,
  unit: UnitOfWork,
  driverId: string,
  rideId: string,
): Promise<void> => {
  const ride = await acceptRide(unit, await readyToAccept(context, unit.db, driverId, rideId));
  await enqueue(unit, driverId, autoAccepted(ride, unit.now));
};

/** Accepts the ride for the nearest driver with auto-accept on, with the same checks as a manual accept, and tells them. */
export const autoAccept = async (context: Context, rideId: string): Promise<void> => {
  const ride = await findRide(context.store.read, rideId);
  if (ride?.status !== 'pending') return;
  for (const driverId of await willingDrivers(context, ride)) {
    try {
      await transact(context, jobFor(driverId, rideId), (unit) => acceptFor(context, unit, driverId, rideId));
      return;
    } catch (error) {
      // After a refusal the next driver is tried; another error must not fail the committed booking.
      if (!(error instanceof Refusal)) context.log.error({ err: error, rideId }, 'Automatic accept failed');
    }
  }
};
