import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { haversineKm } from '../../domain/distance.ts';
import { autoAccepted } from '../../domain/messages/ride-messages.ts';
import { Refusal } from '../../domain/refusal.ts';
import { pickupOf, type RideRow } from '../../domain/ride.ts';
import { enqueue } from '../../store/outbox.ts';
import { driversAsked } from '../../store/rides/offers.ts';
import { findRide } from '../../store/rides/rides.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { acceptRide, readyToAccept } from './accept-ride.ts';

const willingDrivers = async (context: Context, ride: RideRow): Promise<string[]> => {
  const drivers = await driversAsked(context.store.read, ride, 'auto_accept');
  const places = await context.positions.of(drivers);
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
  const candidate = await readyToAccept(context, unit.db, driverId, rideId);
  const { ride, isRepeated } = await acceptRide(unit, candidate);
  if (!isRepeated) await enqueue(unit, driverId, autoAccepted(ride, unit.now));
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
