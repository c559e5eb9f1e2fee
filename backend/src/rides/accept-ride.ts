import { arrivalMinutes, type Point } from '../domain/distance.ts';
import { holdFee } from '../domain/ledger.ts';
import { Refusal } from '../domain/refusal.ts';
import { pickupOf, type RideRow } from '../domain/ride.ts';
import { accepted, goneFor } from '../domain/ride-messages.ts';
import { writeAudit } from '../store/audit.ts';
import { drivenBy } from '../store/driven-by.ts';
import { post } from '../store/ledger.ts';
import { waitingDrivers } from '../store/offers.ts';
import { enqueue, enqueueAll } from '../store/outbox.ts';
import { userNameOf } from '../store/rides.ts';
import type { Read } from '../store/store.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { requireRide } from './ride-access.ts';

const takenText = 'This ride request has been accepted by another driver';

/** Claims the ride in one guarded update, so that exactly one of several drivers wins. */
const claim = (unit: UnitOfWork, driverId: string, rideId: string): Promise<RideRow | undefined> =>
  unit.db
    .updateTable('rides')
    .set((row) => ({
      status: 'accepted' as const,
      driver_id: driverId,
      accepted_at: unit.now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', rideId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', unit.now)
    .where((row) => row.exists(readyDriver(unit.db, driverId)))
    .where((row) => row.not(row.exists(drivenBy(unit.db, [driverId]))))
    .where((row) => row.not(row.exists(givenBack(unit.db, driverId, rideId))))
    .returningAll()
    .executeTakeFirst();

const readyDriver = (db: Read, driverId: string) =>
  db
    .selectFrom('driver_state')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'driver_state.user_id')
    .select('driver_state.user_id')
    .where('driver_state.user_id', '=', driverId)
    .where('is_online', '=', 1)
    .where('is_approved', '=', 1);

/** Selects the offer of this ride that the driver gave back; such a driver cannot accept it again. */
const givenBack = (db: Read, driverId: string, rideId: string) =>
  db
    .selectFrom('ride_offers')
    .select('ride_offers.driver_id')
    .where('ride_offers.ride_id', '=', rideId)
    .where('ride_offers.driver_id', '=', driverId)
    .where('withdrawn', '=', 1);

const noLongerAvailable = () => new Refusal('ride_taken', 'This ride request is no longer available');

const refuseForRide = (ride: RideRow, driverId: string): Refusal | null => {
  if (ride.driver_id === driverId) {
    return new Refusal('invalid_transition', 'You have already accepted this ride');
  }
  if (ride.status === 'cancelled') return noLongerAvailable();
  return ride.status === 'pending' ? null : new Refusal('ride_taken', takenText);
};

/** The refusal that explains why a claim changed no row. */
const explain = async (unit: UnitOfWork, driverId: string, rideId: string): Promise<Refusal> => {
  const ride = await requireRide(unit.db, rideId);
  const refused = refuseForRide(ride, driverId);
  if (refused) return refused;
  if (await givenBack(unit.db, driverId, rideId).executeTakeFirst()) return noLongerAvailable();
  const driver = await unit.db
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .leftJoin('driver_state', 'driver_state.user_id', 'users.id')
    .select(['is_approved', 'is_online'])
    .where('users.id', '=', driverId)
    .executeTakeFirstOrThrow();
  if (driver.is_approved !== 1) {
    return new Refusal('driver_not_approved', 'Your driver profile is not approved yet');
  }
  if (driver.is_online !== 1) return new Refusal('driver_offline', 'Go online to accept rides');
  if (ride.expires_at <= unit.now) return noLongerAvailable();
  return new Refusal('driver_busy', 'You already have an active ride');
};

const arrivalOf = async (db: Read, driverId: string, ride: RideRow): Promise<number> => {
  const place: Point | undefined = await db
    .selectFrom('locations')
    .select(['latitude', 'longitude'])
    .where('user_id', '=', driverId)
    .executeTakeFirst();
  return place ? arrivalMinutes(place, pickupOf(ride)) : 1;
};

const notifyOfAccept = async (unit: UnitOfWork, driverId: string, ride: RideRow): Promise<void> => {
  const minutes = await arrivalOf(unit.db, driverId, ride);
  await enqueue(unit, ride.rider_id, accepted(ride, await userNameOf(unit.db, driverId), minutes));
  const others = await waitingDrivers(unit.db, ride, driverId);
  await enqueueAll(unit, others, goneFor(ride, takenText));
};

/** Assigns a pending ride to one driver and holds the platform fee. Refuses with 402, 403, 404 or 409. */
export const acceptRide = async (unit: UnitOfWork, driverId: string, rideId: string): Promise<RideRow> => {
  const ride = await claim(unit, driverId, rideId);
  if (!ride) throw await explain(unit, driverId, rideId);
  if ((await post(unit, holdFee(ride, driverId))) !== 'posted') {
    throw new Refusal('insufficient_balance', 'Your balance does not cover the platform fee');
  }
  await notifyOfAccept(unit, driverId, ride);
  await writeAudit(unit, {
    action: 'ride_accepted',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: driverId,
    description: 'Ride accepted',
  });
  return ride;
};
