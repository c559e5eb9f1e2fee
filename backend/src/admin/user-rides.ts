import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { ridesAfter } from '../rides/history.queries.ts';
import { toRide } from '../rides/ride-view.ts';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { forAdmins } from '../store/rides/for-admins.ts';
import type { ViewRow } from '../store/rides/ride-rows.ts';

const positionOf = ({ completed_at, created_at, id }: ViewRow): Position => ({
  value: completed_at ?? created_at,
  id,
});

const isNewer = (a: Position, b: Position): boolean =>
  a.value === b.value ? a.id > b.id : a.value > b.value;

/** One page of the rides of a user, as an admin sees them. A user whose role changed may have taken rides and driven some. */
export const readUserRides = async (
  { store, now }: Context,
  admin: Caller,
  userId: string,
  { limit = limits.history.firstPage, cursor }: { limit?: number; cursor?: string },
): Promise<{ rides: Ride[]; headers: Record<string, string> }> => {
  const page = { after: readCursor(cursor), most: limit + 1 };
  const read = (role: 'rider' | 'driver') => ridesAfter(store.lists, { role, id: userId }, {}, page);
  const found = (await Promise.all([read('rider'), read('driver')])).flat();
  const rows = found.toSorted((a, b) => (isNewer(positionOf(a), positionOf(b)) ? -1 : 1));
  const { shown, headers } = pageOf(rows, limit, positionOf);
  const viewer = { id: admin.id, role: admin.role, now: now() };
  const rides = shown.map((row) => toRide(row, viewer));
  return { rides: await forAdmins(store.lists, rides, viewer.now), headers };
};
