import type { RideCandidate } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { serverLimits } from '../../domain/limits.ts';
import { canBeAsked, type Match } from '../../domain/matching.ts';
import type { RideRow } from '../../domain/ride.ts';
import { askedDrivers } from '../../store/rides/offers.ts';
import type { Read } from '../../store/store.ts';
import { together } from '../../store/transactions/together.ts';
import { driversInRange } from './drivers-in-range.ts';

const vehiclesOf = (db: Read, driverIds: readonly string[]) =>
  db
    .selectFrom('users')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .select(['users.id', 'users.name'])
    .select(['vehicle_type', 'vehicle_make', 'vehicle_model', 'vehicle_color', 'license_plate'])
    .where('users.id', 'in', driverIds)
    .execute();

/** The free drivers whose radius reaches the pickup and whose balance covers the fee, without those who had the ride, nearest first. */
const nearest = async (port: Pick<Context, 'positions'>, db: Read, ride: RideRow): Promise<Match[]> => {
  const [asked] = await together(askedDrivers(db, ride.id), port.positions.refresh());
  const except = new Set(asked.filter(({ withdrawn }) => withdrawn === 1).map(({ driver_id }) => driver_id));
  const most = serverLimits.admin.candidatesListed;
  const { humans, simulated } = await driversInRange(port, db, ride, { except, wanted: most });
  return [...humans.filter(canBeAsked('human')), ...simulated]
    .sort((a, b) => a.distance_km - b.distance_km || a.driver_id.localeCompare(b.driver_id))
    .slice(0, most);
};

/** Returns the drivers who can take the ride now, nearest first. */
export const rideCandidates = async (
  port: Pick<Context, 'positions'>,
  db: Read,
  ride: RideRow,
): Promise<RideCandidate[]> => {
  const matches = await nearest(port, db, ride);
  if (matches.length === 0) return [];
  const rows = await vehiclesOf(
    db,
    matches.map(({ driver_id }) => driver_id),
  );
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return matches.flatMap(({ driver_id, distance_km }) => {
    const row = byId.get(driver_id);
    return row ? [{ driver_id, ...row, distance_km: Number(distance_km.toFixed(2)) }] : [];
  });
};
