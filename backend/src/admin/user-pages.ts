import type { QueryOf, User } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { usersByIds } from '../store/people/users.ts';
import { contains, scan } from '../store/scan.ts';
import type { Read } from '../store/store.ts';
import { countedAtMost, foundHeader, searchedHeader, soughtRows } from './found.ts';
import { countUsers } from './stats.queries.ts';
import { countedUsers, type UserChoice, usersAfter } from './user-pages.queries.ts';

type Query = QueryOf<'listAdminUsers'>;
type Row = Awaited<ReturnType<typeof usersAfter>>[number];

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

/** How many users a choice finds. Those of a role, and all, are kept; others are counted. */
const countFound = async (db: Read, choice: UserChoice): Promise<Record<string, string>> => {
  if (choice.lock || choice.approval) {
    const { total } = await countedUsers(db, choice, countedAtMost + 1).executeTakeFirstOrThrow();
    return foundHeader(Number(total), countedAtMost);
  }
  const { total, drivers, riders } = await countUsers(db);
  const kept = { driver: drivers, rider: riders, admin: total - drivers - riders };
  return foundHeader(choice.role ? kept[choice.role] : total, Number.POSITIVE_INFINITY);
};

/** One page of all users, newest first. */
export const readUsers = async (
  context: Context,
  query: Query,
): Promise<{ users: User[]; headers: Record<string, string> }> => {
  const { limit = listed, cursor, role, lock, approval } = query;
  const db = context.store.lists;
  const choice = { role, lock, approval };
  const passes = filterOf(context, query);
  const isFirst = cursor === undefined;
  const most = passes ? soughtRows(limit, isFirst) : limit + 1;
  const { rows, isCut } = await scan({
    read: (after, count) => usersAfter(db, choice, after, count),
    positionOf,
    passes,
    after: readCursor(cursor),
    most,
  });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  const ids = shown.map(({ id }) => id);
  const countPage = async () => {
    if (!isFirst) return {};
    return passes ? foundHeader(rows.length, most - 1) : countFound(db, choice);
  };
  const [found, users] = await Promise.all([
    countPage(),
    usersByIds(db, ids, (id) => context.hub.online(id)),
  ]);
  return { users, headers: { ...headers, ...searchedHeader(isCut), ...found } };
};
