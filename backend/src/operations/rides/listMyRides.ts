import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { prepared } from '../../store/prepared.ts';
import { ridesWithPeople, toRide } from '../../store/rides/ride-views.ts';
import type { Read } from '../../store/store.ts';

type Cursor = { createdAt: number; id: string };
const mostRows = 1_000;
/** Before every ride: later than any. */
const newest: Cursor = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };

const readCursor = (text: string): Cursor => {
  const [createdAt, id] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!id || !Number.isInteger(Number(createdAt))) {
    throw new Refusal('validation_failed', 'cursor is not one that this list has given');
  }
  return { createdAt: Number(createdAt), id };
};
const writeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

type Page = { id: string; createdAt: number; lastId: string; most: number };

/** One page of the rides that `whose` narrows to, newest first, after the given one. */
const pageOf = (whose: 'rider_id' | 'driver_id' | null) =>
  prepared(['id', 'createdAt', 'lastId', 'most'], (db: Read, { id, createdAt, lastId, most }: Page) =>
    ridesWithPeople(db)
      .$if(whose !== null, (rides) => rides.where(`rides.${whose ?? 'rider_id'}`, '=', id))
      // This condition lets the index start at the cursor.
      .where('rides.created_at', '<=', createdAt)
      .where((row) => row.or([row('rides.created_at', '<', createdAt), row('rides.id', '<', lastId)]))
      .orderBy('rides.created_at', 'desc')
      .orderBy('rides.id', 'desc')
      .limit(most),
  );
const pages = { rider: pageOf('rider_id'), driver: pageOf('driver_id'), admin: pageOf(null) };

/** The caller's rides, newest first: requested by a rider, driven by a driver, all for an admin. */
export const listMyRides: Handler<'listMyRides'> = async (context, { query, caller }) => {
  const limit = query.limit ?? mostRows;
  const after = query.cursor ? readCursor(query.cursor) : newest;
  const rows = await pages[caller.role](context.store.read, {
    id: caller.id,
    createdAt: after.createdAt,
    lastId: after.id,
    // One row more shows whether there is a next page.
    most: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const viewer = { id: caller.id, role: caller.role, now: context.now() };
  return {
    status: 200,
    body: shown.map((row) => toRide(row, viewer)),
    ...(last && rows.length > limit
      ? { headers: { 'x-next-cursor': writeCursor({ createdAt: last.created_at, id: last.id }) } }
      : {}),
  };
};
