import { arrivalMinutes, type Point } from '../../domain/distance.ts';
import { holdFee } from '../../domain/ledger.ts';
import { pickupOf, type RideRow } from '../../domain/ride.ts';
import { accepted, goneFor } from '../../domain/ride-messages.ts';
import { Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { drivenBy } from '../../store/driven-by.ts';
import { post } from '../../store/ledger.ts';
import { waitingDrivers } from '../../store/offers.ts';
import { enqueue, enqueueAll } from '../../store/outbox.ts';
import { nameOf } from '../../store/rides.ts';
import type { Read } from '../../store/store.ts';
import type { Unit } from '../../store/unit.ts';
import { requireRide } from './ride-access.ts';

const takenText = 'This ride request has been accepted by another driver';

/** The one compare-and-set that decides the race: the update itself asks for everything that must hold. */
const claim = (unit: Unit, driverId: string, rideId: string): Promise<RideRow | undefined> =>
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

/** That this driver had the ride and gave it back: it begins anew without them. */
const givenBack = (db: Read, driverId: string, rideId: string) =>
  db
    .selectFrom('ride_offers')
    .select('ride_offers.driver_id')
    .where('ride_offers.ride_id', '=', rideId)
    .where('ride_offers.driver_id', '=', driverId)
    .where('withdrawn', '=', 1);

const noLongerAvailable = () => new Refusal(409, 'ride_taken', 'This ride request is no longer available');

const refuseForRide = (ride: RideRow, driverId: string): Refusal | null => {
  if (ride.driver_id === driverId) {
    return new Refusal(400, 'invalid_transition', 'You have already accepted this ride');
  }
  if (ride.status === 'cancelled') return noLongerAvailable();
  return ride.status === 'pending' ? null : new Refusal(409, 'ride_taken', takenText);
};

/** Why the claim found nothing to change; asked only after it failed. */
const explain = async (unit: Unit, driverId: string, rideId: string): Promise<Refusal> => {
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
    return new Refusal(403, 'driver_not_approved', 'Your driver profile is not approved yet');
  }
  if (driver.is_online !== 1) return new Refusal(403, 'driver_offline', 'Go online to accept rides');
  if (ride.expires_at <= unit.now) return noLongerAvailable();
  return new Refusal(409, 'driver_busy', 'You already have an active ride');
};

const arrivalOf = async (db: Read, driverId: string, ride: RideRow): Promise<number> => {
  const place: Point | undefined = await db
    .selectFrom('locations')
    .select(['latitude', 'longitude'])
    .where('user_id', '=', driverId)
    .executeTakeFirst();
  return place ? arrivalMinutes(place, pickupOf(ride)) : 1;
};

const tellOfAccept = async (unit: Unit, driverId: string, ride: RideRow): Promise<void> => {
  const minutes = await arrivalOf(unit.db, driverId, ride);
  await enqueue(unit, ride.rider_id, accepted(ride, await nameOf(unit.db, driverId), minutes));
  const others = await waitingDrivers(unit.db, ride, driverId);
  await enqueueAll(unit, others, goneFor(ride, takenText));
};

/** Gives a pending ride to one driver and sets the fee aside. Refuses with 402, 403, 404 or 409. */
export const acceptRide = async (unit: Unit, driverId: string, rideId: string): Promise<RideRow> => {
  const ride = await claim(unit, driverId, rideId);
  if (!ride) throw await explain(unit, driverId, rideId);
  if ((await post(unit, holdFee(ride, driverId))) !== 'posted') {
    throw new Refusal(402, 'insufficient_balance', 'Your balance does not cover the platform fee');
  }
  await tellOfAccept(unit, driverId, ride);
  await writeAudit(unit, {
    action: 'ride_accepted',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: driverId,
    description: 'Ride accepted',
  });
  return ride;
};
