import type { QueryOf, User } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { usersByIds } from '../store/people/users.ts';
import { contains, scan } from '../store/scan.ts';
import { isIdStored } from '../store/search/by-id.ts';
import { typedWords } from '../store/search/keys.ts';
import type { Read } from '../store/store.ts';
import { countedAtMost, foundHeader, searchedHeader, soughtRows } from './found.ts';
import { unionOf } from './search/union.ts';
import { usersNamed } from './search/users.ts';
import { countUsers } from './stats.queries.ts';
import { countedUsers, type UserChoice, usersAfter } from './user-pages.queries.ts';

type Query = QueryOf<'listAdminUsers'>;
type Row = Awaited<ReturnType<typeof usersAfter>>[number];

const listed = 10_000;
const positionOf = ({ created_at, id }: Row): Position => ({ value: created_at, id });

/** Whether a user is where the query wants it: connected, or not. */
const isPresent = ({ hub }: Context, { presence }: Query, row: Row): boolean => {
  if (!presence) return true;
  const isOnline = row.role === 'driver' ? row.driver_online === 1 : hub.online(row.id);
  return isOnline === (presence === 'online');
};

/** The filters that no index serves. */
const filterOf = (context: Context, query: Query): ((row: Row) => boolean) | null => {
  const words = query.search?.trim();
  if (!words && !query.presence) return null;
  return (row) => (!words || contains([row.name, row.email], words)) && isPresent(context, query, row);
};

/** Whether a search is the id of a user, so that no name or address contains it. */
const isExact = async (db: Read, search: string | undefined): Promise<boolean> => {
  const words = typedWords(search);
  return words !== null && (await isIdStored(db, ['users'], words));
};

/** The users after a position that a scan of the newest ones finds, and those that the search names, in one list. */
const findUsers = async (context: Context, query: Query, choice: UserChoice, most: number) => {
  const db = context.store.lists;
  const after = readCursor(query.cursor);
  const scanned = async () => {
    if (await isExact(db, query.search)) return { rows: [], isCut: false };
    const read = (place: Position | undefined, count: number) => usersAfter(db, choice, place, count);
    return scan({ read, positionOf, passes: filterOf(context, query), after, most });
  };
  const [{ rows, isCut }, named] = await Promise.all([scanned(), usersNamed(db, choice, query.search)]);
  const present = named.filter((row) => isPresent(context, query, row));
  return { rows: unionOf<Row>(rows, present, { positionOf, direction: 'desc', after, most }), isCut };
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
  const { rows, isCut } = await findUsers(context, query, choice, most);
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
