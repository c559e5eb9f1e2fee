import type { Ride } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { pageOf, readCursor } from '../store/cursor.ts';
import { forAdmins } from '../store/rides/for-admins.ts';
import { withPlaces } from '../store/rides/ride-rows.ts';
import { type RideFilter, ridesAfter } from './history.queries.ts';
import { toRide } from './ride-view.ts';

const mostRows = 1_000;

/**
 * The text to search for: cards print an id as #12345678, so the # is left out, and so is NUL, which PostgreSQL refuses.
 */
export const searchedText = (search: string | undefined): string | undefined =>
  search?.replaceAll('\0', '').trim().replace(/^#/, '') || undefined;

type PageQuery = { limit?: number; cursor?: string; status?: RideFilter; search?: string };
type Page = { rides: Ride[]; headers: Record<string, string> };

/** One page of the caller's rides, newest first, with the cursor of the next. */
export const readHistory = async (
  { store, positions, now }: Context,
  caller: Caller,
  query: PageQuery,
): Promise<Page> => {
  const limit = query.limit ?? mostRows;
  const rows = await ridesAfter(
    // The first page has the rides under way, which a replica may not know yet.
    query.cursor === undefined ? store.read : store.lists,
    caller,
    { status: query.status, search: searchedText(query.search) },
    // One row more shows whether there is a next page.
    { after: readCursor(query.cursor), most: limit + 1 },
  );
  const { shown, headers } = pageOf(rows, limit, ({ completed_at, created_at, id }) => ({
    value: completed_at ?? created_at,
    id,
  }));
  const viewer = { id: caller.id, role: caller.role, now: now() };
  const views = await withPlaces(positions.of, shown);
  const rides = views.map((row) => toRide(row, viewer));
  return {
    rides: caller.role === 'admin' ? await forAdmins(store.lists, rides, viewer.now) : rides,
    headers,
  };
};
