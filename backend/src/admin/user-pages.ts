import type { QueryOf, User } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { usersByIds } from '../store/people/users.ts';
import { contains, scan } from '../store/scan.ts';
import { usersQuery } from './user-pages.queries.ts';

type Query = QueryOf<'listAdminUsers'>;
type Row = Awaited<ReturnType<ReturnType<typeof usersQuery>['execute']>>[number];

const listed = 10_000;
const positionOf = ({ created_at, id }: Row): Position => ({ value: created_at, id });

/** The filters that no index serves. */
const filterOf = ({ hub }: Context, { search, presence }: Query): ((row: Row) => boolean) | null => {
  const words = search?.trim();
  if (!words && !presence) return null;
  const isOnline = (row: Row) => (row.role === 'driver' ? row.driver_online === 1 : hub.online(row.id));
  return (row) =>
    (!words || contains([row.name, row.email], words)) &&
    (!presence || isOnline(row) === (presence === 'online'));
};

/** One page of all users, newest first. */
export const readUsers = async (
  context: Context,
  query: Query,
): Promise<{ users: User[]; headers: Record<string, string> }> => {
  const { limit = listed, cursor, role, lock, approval } = query;
  const db = context.store.lists;
  const rows = await scan({
    read: (after, most) => usersQuery(db, { role, lock, approval }, after, most).execute(),
    positionOf,
    passes: filterOf(context, query),
    after: readCursor(cursor),
    most: limit + 1,
  });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  const ids = shown.map(({ id }) => id);
  return { users: await usersByIds(db, ids, (id) => context.hub.online(id)), headers };
};
