import { type Caller, type Handler, Refusal } from '../../operation.ts';
import { ridesWithPeople, toRide } from '../../store/ride-views.ts';
import type { Read } from '../../store/store.ts';

type Cursor = { createdAt: number; id: string };
const mostRows = 1_000;

const readCursor = (text: string): Cursor => {
  const [createdAt, id] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!id || !Number.isInteger(Number(createdAt))) {
    throw new Refusal(422, 'validation_failed', 'cursor is not one that this list has given');
  }
  return { createdAt: Number(createdAt), id };
};
const writeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

const ridesOf = (db: Read, caller: Caller) => {
  const rides = ridesWithPeople(db);
  if (caller.role === 'rider') return rides.where('rides.rider_id', '=', caller.id);
  if (caller.role === 'driver') return rides.where('rides.driver_id', '=', caller.id);
  return rides;
};

const page = (db: Read, caller: Caller, limit: number, after: Cursor | null) => {
  const newestFirst = ridesOf(db, caller)
    .orderBy('rides.created_at', 'desc')
    .orderBy('rides.id', 'desc')
    // One more than asked for tells whether there is a next page.
    .limit(limit + 1);
  if (!after) return newestFirst.execute();
  return newestFirst
    .where((row) =>
      row.or([
        row('rides.created_at', '<', after.createdAt),
        row.and([row('rides.created_at', '=', after.createdAt), row('rides.id', '<', after.id)]),
      ]),
    )
    .execute();
};

/** The caller's rides, newest first: requested by a rider, driven by a driver, all for an admin. */
export const listMyRides: Handler<'listMyRides'> = async (context, { query, caller }) => {
  const limit = query.limit ?? mostRows;
  const after = query.cursor ? readCursor(query.cursor) : null;
  const rows = await page(context.store.read, caller, limit, after);
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
