import type { RateRequest } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Caller } from '../domain/caller.ts';
import { Refusal } from '../domain/refusal.ts';
import { type RideRow, statusesPermitting } from '../domain/ride.ts';
import { writeAudit } from '../store/audit.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { requireParty, requireRide } from './ride-access.ts';

type Opinion = { ride_id: string; rider_id: string; driver_id: string; rating: number; comment: string };

const requireCompleted = async (
  unit: UnitOfWork,
  caller: Caller,
  rideId: string,
  { command, by }: (typeof sides)[keyof typeof sides],
) => {
  const ride = await requireRide(unit.db, rideId);
  requireParty(ride, caller, 'Not authorized to rate this ride');
  const { driver_id } = ride;
  if (!statusesPermitting(command, by).includes(ride.status) || driver_id === null) {
    throw new Refusal('ride_not_completed', 'Only completed rides can be rated');
  }
  return { ...ride, driver_id };
};

/** Stores a rating; false if an earlier one can no longer be replaced. */
const keep = async (
  unit: UnitOfWork,
  table: 'ratings' | 'rider_ratings',
  opinion: Opinion,
): Promise<boolean> => {
  const { rating, comment } = opinion;
  const result = await unit.db
    .insertInto(table)
    .values({ ...opinion, created_at: unit.now, updated_at: unit.now })
    .onConflict((conflict) =>
      conflict
        .column('ride_id')
        .doUpdateSet({ rating, comment, updated_at: unit.now })
        .where(`${table}.created_at`, '>', unit.now - limits.rating.changeableFor),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

const sides = {
  rider: { by: 'rider', command: 'rate', table: 'ratings', rated: 'ride' },
  driver: { by: 'driver', command: 'rateRider', table: 'rider_ratings', rated: 'rider' },
} as const;

/** One side of a completed ride rates it; within ten minutes a second rating replaces the first. */
export const rateAs = async (
  unit: UnitOfWork,
  by: keyof typeof sides,
  { caller, params, body }: { caller: Caller; params: { id: RideRow['id'] }; body: RateRequest },
): Promise<void> => {
  const { table, rated } = sides[by];
  const { id: ride_id, rider_id, driver_id } = await requireCompleted(unit, caller, params.id, sides[by]);
  const { rating, comment } = body;
  if (!(await keep(unit, table, { ride_id, rider_id, driver_id, rating, comment }))) {
    throw new Refusal('already_rated', `You have already rated this ${rated}`);
  }
  await writeAudit(unit, {
    ...(rated === 'ride'
      ? { action: 'ride_rated', description: `Ride rated ${rating} of 5` }
      : { action: 'rider_rated', description: `Rider rated ${rating} of 5` }),
    entity_type: 'ride',
    entity_id: ride_id,
    user_id: caller.id,
  });
};
