import type { Handler } from '../../operation.ts';
import { ridesWithPeople, toRide } from '../../store/rides/ride-views.ts';

const mostRows = 1_000;

/** The rides that the caller has driven or drives, in every status, newest first. */
export const listUnifiedRides: Handler<'listUnifiedRides'> = async ({ store, now }, { caller }) => {
  const rows = await ridesWithPeople(store.read)
    .where('rides.driver_id', '=', caller.id)
    .orderBy((row) => row.fn.coalesce('rides.completed_at', 'rides.created_at'), 'desc')
    .orderBy('rides.id', 'desc')
    .limit(mostRows)
    .execute();
  const viewer = { id: caller.id, role: caller.role, now: now() };
  return { status: 200, body: { completed_matches: rows.map((row) => toRide(row, viewer)) } };
};
