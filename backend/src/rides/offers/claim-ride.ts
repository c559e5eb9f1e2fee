import { canServe, vehiclesFor } from '@mobility/openapi/vehicles';
import { holdFee } from '../../domain/money/ledger.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RideRow } from '../../domain/ride.ts';
import { post } from '../../store/money/ledger.ts';
import { drivenBy } from '../../store/rides/driven-by.ts';
import { keptForOther } from '../../store/rides/exclusive-offers.ts';
import type { Read } from '../../store/store.ts';
import { together } from '../../store/transactions/together.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { outOfRange, type RideInReach } from '../reach.ts';
import { requireRide } from '../ride-access.ts';

/** A driver who wants a ride. */
export type Candidate = RideInReach & { driverId: string };

/** The message of a lost race, to the losers. */
export const takenText = 'This ride request has been accepted by another driver';

/** The message of an offer to another driver alone. */
export const keptText = 'This ride request is offered to another driver at the moment';

const readyDriver = (db: Read, driverId: string, ride: RideRow) =>
  db
    .selectFrom('driver_state')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'driver_state.user_id')
    .select('driver_state.user_id')
    .where('driver_state.user_id', '=', driverId)
    .where('is_online', '=', 1)
    .where('is_approved', '=', 1)
    .where('vehicle_type', 'in', vehiclesFor(ride));

/** Selects the offer of this ride that the driver gave back; such a driver cannot accept it again. */
const givenBack = (db: Read, driverId: string, rideId: string) =>
  db
    .selectFrom('ride_offers')
    .select('ride_offers.driver_id')
    .where('ride_offers.ride_id', '=', rideId)
    .where('ride_offers.driver_id', '=', driverId)
    .where('withdrawn', '=', 1);

/** Assigns the ride in one guarded update, so that exactly one of several drivers wins. */
const assign = (unit: UnitOfWork, driverId: string, ride: RideRow): Promise<RideRow | undefined> =>
  unit.db
    .updateTable('rides')
    .set((row) => ({
      status: 'accepted' as const,
      driver_id: driverId,
      accepted_at: unit.now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', ride.id)
    .where('status', '=', 'pending')
    .where('expires_at', '>', unit.now)
    .where((row) => row.exists(readyDriver(unit.db, driverId, ride)))
    .where((row) => row.not(row.exists(drivenBy(unit.db, [driverId]))))
    .where((row) => row.not(row.exists(givenBack(unit.db, driverId, ride.id))))
    .where((row) => row.not(row.exists(keptForOther(unit.db, driverId, unit.now))))
    .returningAll()
    .executeTakeFirst();

const noLongerAvailable = () => new Refusal('ride_taken', 'This ride request is no longer available');

/** Whether the ride is offered to another driver alone. */
const keptFor = async ({ db, now }: UnitOfWork, rideId: string, driverId: string): Promise<boolean> => {
  const kept = await db
    .selectFrom('rides')
    .select('rides.id')
    .where('rides.id', '=', rideId)
    .where((row) => row.exists(keptForOther(db, driverId, now)))
    .executeTakeFirst();
  return kept !== undefined;
};

const refuseForRide = (ride: RideRow, driverId: string): Refusal | null => {
  if (ride.driver_id === driverId) {
    return new Refusal('invalid_transition', 'You have already accepted this ride');
  }
  if (ride.status === 'cancelled') return noLongerAvailable();
  return ride.status === 'pending' ? null : new Refusal('ride_taken', takenText);
};

const refuseForDriver = async (db: Read, driverId: string, ride: RideRow): Promise<Refusal | null> => {
  const driver = await db
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .leftJoin('driver_state', 'driver_state.user_id', 'users.id')
    .select(['is_approved', 'is_online', 'vehicle_type'])
    .where('users.id', '=', driverId)
    .executeTakeFirstOrThrow();
  if (driver.is_approved !== 1) {
    return new Refusal('driver_not_approved', 'Your driver profile is not approved yet');
  }
  if (driver.is_online !== 1) return new Refusal('driver_offline', 'Go online to accept rides');
  if (driver.vehicle_type === null || canServe(driver.vehicle_type, ride)) return null;
  const { vehicle_type, passenger_count } = ride;
  return new Refusal(
    'vehicle_not_suitable',
    `Your vehicle does not cover this ride (${vehicle_type}, passengers: ${passenger_count})`,
  );
};

/** The refusal that explains why a driver did not get the ride. */
const explain = async (unit: UnitOfWork, { driverId, reach }: Candidate, ride: RideRow): Promise<Refusal> => {
  const refused = refuseForRide(ride, driverId);
  if (refused) return refused;
  if (await givenBack(unit.db, driverId, ride.id).executeTakeFirst()) return noLongerAvailable();
  const unfit = await refuseForDriver(unit.db, driverId, ride);
  if (unfit) return unfit;
  if (ride.expires_at <= unit.now) return noLongerAvailable();
  if (await keptFor(unit, ride.id, driverId)) return new Refusal('ride_taken', keptText);
  return reach.isReached ? new Refusal('driver_busy', 'You already have an active ride') : outOfRange(reach);
};

/** A driver's ride, and whether the driver had it before: accepted in another window, or automatically. */
export type Claim = { ride: RideRow; isRepeated: boolean };

/** The ride of a driver who had accepted it already and has not gone on since. Refuses everybody else. */
const claimedBefore = async (unit: UnitOfWork, candidate: Candidate): Promise<Claim> => {
  const ride = await requireRide(unit.db, candidate.ride.id);
  if (ride.driver_id !== candidate.driverId || ride.status !== 'accepted')
    throw await explain(unit, candidate, ride);
  return { ride, isRepeated: true };
};

/** Gives a pending ride to a driver who may take it, and holds the platform fee. Refuses with 402, 403, 404 or 409. */
export const claimRide = async (unit: UnitOfWork, candidate: Candidate): Promise<Claim> => {
  const { driverId, ride: seen, reach } = candidate;
  // What is already seen not to succeed is not tried. Everything else is checked by the update.
  if (seen.status !== 'pending' || !reach.isReached) return claimedBefore(unit, candidate);
  const [ride, posting] = await together(
    assign(unit, driverId, seen),
    // Neither the fee nor its reference changes when the ride is assigned. A refusal takes it back.
    post(unit, holdFee(seen, driverId)),
  );
  if (!ride) return claimedBefore(unit, candidate);
  if (posting !== 'posted') {
    throw new Refusal('insufficient_balance', 'Your balance does not cover the platform fee');
  }
  return { ride, isRepeated: false };
};
