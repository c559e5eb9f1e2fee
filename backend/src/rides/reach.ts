import type { Context } from '../context.ts';
import { haversineKm } from '../domain/distance.ts';
import type { Place } from '../domain/place.ts';
import { Refusal } from '../domain/refusal.ts';
import { pickupOf, type RideRow } from '../domain/ride.ts';
import type { Read } from '../store/store.ts';
import { together } from '../store/transactions/together.ts';
import { requireRide } from './ride-access.ts';

/** How far a driver is from a pickup, null for a driver whose place is not known, and whether the ride may be accepted. */
export type Reach = { km: number | null; radiusKm: number; isReached: boolean };

/** The attempt of the ride that was last offered to the driver, who has not declined it; undefined without one. */
const offeredAttempt = (db: Read, driverId: string, rideId: string) =>
  db
    .selectFrom('ride_offers')
    .select('attempt')
    .where('ride_id', '=', rideId)
    .where('driver_id', '=', driverId)
    .where('declined', '=', 0)
    .executeTakeFirst();

/** The newest place of a driver; undefined if there is none. */
export const placeOfDriver = async (
  { positions }: Pick<Context, 'positions'>,
  driverId: string,
): Promise<Place | undefined> => (await positions.of([driverId])).get(driverId);

/** A ride, and how far a driver is from it. */
export type RideInReach = { ride: RideRow; place: Place | undefined; reach: Reach };

/**
 * A ride and how far the driver is from it. A driver reaches the pickups within the own radius, and those of the rides
 * that were offered to the driver. Refuses with 404.
 */
export const rideInReach = async (
  context: Pick<Context, 'positions'>,
  db: Read,
  driverId: string,
  rideId: string,
): Promise<RideInReach> => {
  const [ride, state, offer, place] = await together(
    requireRide(db, rideId),
    db.selectFrom('driver_state').select('radius_km').where('user_id', '=', driverId).executeTakeFirst(),
    offeredAttempt(db, driverId, rideId),
    placeOfDriver(context, driverId),
  );
  const [km, radiusKm] = [place ? haversineKm(place, pickupOf(ride)) : null, state?.radius_km ?? 0];
  const isReached = (km !== null && km <= radiusKm) || offer?.attempt === ride.attempt;
  return { ride, place, reach: { km, radiusKm, isReached } };
};

/** The refusal for a driver who does not reach the pickup. */
export const outOfRange = ({ km, radiusKm }: Reach): Refusal =>
  new Refusal(
    'out_of_range',
    km === null
      ? 'Update your location to accept this ride'
      : `The pickup is ${Math.ceil(km)} km away, outside your radius of ${radiusKm} km`,
  );
