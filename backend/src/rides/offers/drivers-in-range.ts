import type { Context } from '../../context.ts';
import { canBeAsked, countedAtMost, type Match, matchDrivers } from '../../domain/matching.ts';
import { pickupOf, type RideRow } from '../../domain/ride.ts';
import type { DriverKind } from '../../matching/positions.ts';
import { readyDrivers } from '../../store/rides/offers.ts';
import type { Read } from '../../store/store.ts';
import { together } from '../../store/transactions/together.ts';

/** What matching needs to know of a ride. */
type Wanted = Pick<
  RideRow,
  'vehicle_type' | 'passenger_count' | 'pickup_latitude' | 'pickup_longitude' | 'estimated_fare'
>;
/** The drivers who could take a ride, nearest first. */
export type InRange = { humans: readonly Match[]; simulated: readonly Match[] };
type Port = Pick<Context, 'positions'>;

const pagesAtMost = 4;
const noOne: ReadonlySet<string> = new Set();

/** The given drivers who may take the ride now and whose radius reaches its pickup, nearest first. */
export const confirmDrivers = async (
  { positions }: Port,
  db: Read,
  ride: Wanted,
  driverIds: readonly string[],
): Promise<Match[]> => {
  if (driverIds.length === 0) return [];
  const [ready, places] = await together(readyDrivers(db, driverIds, ride), positions.of(driverIds));
  const candidates = ready.flatMap((driver) => {
    const place = places.get(driver.driver_id);
    return place ? [{ ...driver, latitude: place.latitude, longitude: place.longitude }] : [];
  });
  return matchDrivers(pickupOf(ride), candidates);
};

/** The nearest drivers of a kind who could take the ride now, until `wanted` of them can be asked. */
const ofKind = async (
  port: Port,
  db: Read,
  ride: Wanted,
  { kind, except, wanted }: { kind: DriverKind; except: ReadonlySet<string>; wanted: number },
): Promise<Match[]> => {
  const seen = new Set(except);
  const found: Match[] = [];
  for (let turn = 0; turn < pagesAtMost && found.filter(canBeAsked(kind)).length < wanted; turn += 1) {
    // Some of the nearest are busy, so a page is larger than what is wanted, and the next one larger again.
    const page = (wanted + 14) * 2 ** turn;
    const near = port.positions.nearby({ kind, serving: ride.vehicle_type, at: pickupOf(ride) }, page, seen);
    if (near.length === 0) break;
    found.push(...(await confirmDrivers(port, db, ride, near)));
    if (near.length < page) break;
    for (const id of near) seen.add(id);
  }
  return found;
};

/**
 * The nearest drivers who could take the ride now: they are found in memory, as the last refresh of the positions left
 * it, and one query of each kind confirms them.
 */
export const driversInRange = async (
  port: Port,
  db: Read,
  ride: Wanted,
  { except = noOne, wanted = countedAtMost } = {},
): Promise<InRange> => {
  const [humans, simulated] = await together(
    ofKind(port, db, ride, { kind: 'human', except, wanted }),
    ofKind(port, db, ride, { kind: 'simulated', except, wanted }),
  );
  return { humans, simulated };
};
