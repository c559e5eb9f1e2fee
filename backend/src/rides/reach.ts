import type { Context } from '../context.ts';
import { haversineKm, type Point } from '../domain/distance.ts';
import { Refusal } from '../domain/refusal.ts';
import { pickupOf, type RideRow } from '../domain/ride.ts';
import type { Read } from '../store/store.ts';

/** How far a driver is from a pickup, null for a driver whose place is not known, and whether the ride may be accepted. */
export type Reach = { km: number | null; radiusKm: number; isReached: boolean };

const hasOffer = async (db: Read, driverId: string, ride: RideRow): Promise<boolean> => {
  const offer = await db
    .selectFrom('ride_offers')
    .select('driver_id')
    .where('ride_id', '=', ride.id)
    .where('driver_id', '=', driverId)
    .where('attempt', '=', ride.attempt)
    .where('declined', '=', 0)
    .executeTakeFirst();
  return offer !== undefined;
};

/** The newest place of a driver; undefined if there is none. */
export const placeOfDriver = async (
  { positions }: Pick<Context, 'positions'>,
  driverId: string,
): Promise<Point | undefined> => (await positions.of([driverId])).get(driverId);

/** A driver reaches the pickups within the own radius, and those of the rides that were offered to the driver. */
export const reachOf = async (
  context: Pick<Context, 'positions'>,
  db: Read,
  driverId: string,
  ride: RideRow,
): Promise<Reach> => {
  const state = await db
    .selectFrom('driver_state')
    .select('radius_km')
    .where('user_id', '=', driverId)
    .executeTakeFirst();
  const place = await placeOfDriver(context, driverId);
  const [km, radiusKm] = [place ? haversineKm(place, pickupOf(ride)) : null, state?.radius_km ?? 0];
  const isReached = (km !== null && km <= radiusKm) || (await hasOffer(db, driverId, ride));
  return { km, radiusKm, isReached };
};

/** The refusal for a driver who does not reach the pickup. */
export const outOfRange = ({ km, radiusKm }: Reach): Refusal =>
  new Refusal(
    'out_of_range',
    km === null
      ? 'Update your location to accept this ride'
      : `The pickup is ${Math.ceil(km)} km away, outside your radius of ${radiusKm} km`,
  );
