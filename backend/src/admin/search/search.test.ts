import type { QueryOf } from '@mobility/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { listAdminRides } from '../../operations/admin/listAdminRides.ts';
import { listAdminUsers } from '../../operations/admin/listAdminUsers.ts';
import { listAuditLogs } from '../../operations/admin/listAuditLogs.ts';
import { listConversations } from '../../operations/admin/listConversations.ts';
import { rowsByEnd } from '../../store/search/by-id.ts';
import { usersFrom } from '../../store/search/users.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { slowSteps } from '../../testing/plan.ts';
import { addNewerRows, newerSince } from '../../testing/search/newer-rows.ts';
import {
  addOldRows,
  driverId,
  entryId,
  old,
  rideId,
  riderId,
  tens,
  threadId,
} from '../../testing/search/old-rows.ts';
import { newestThreads } from './conversations.queries.ts';
import { newestRides, rideCounts } from './rides.queries.ts';

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
  await context.store.transaction(async (db) => {
    // The messages of the old conversations are stored first, as they are searched by their numbers.
    await addOldRows(db);
    await addNewerRows(db);
  });
}, 120_000);
afterAll(() => context.store.close());

type Found = { ids: string[]; headers: Record<string, string> };
type Finder<Query> = (query: Query) => Promise<Found>;

const users: Finder<QueryOf<'listAdminUsers'>> = async (query) => {
  const { body, headers = {} } = await listAdminUsers(context, requestBy(admin, { query }));
  return { ids: body.map(({ id }) => id), headers };
};
const rides: Finder<QueryOf<'listAdminRides'>> = async (query) => {
  const sorted = { sort: 'created_at' as const, ...query };
  const { body, headers = {} } = await listAdminRides(context, requestBy(admin, { query: sorted }));
  return { ids: [...body.pending_requests, ...body.completed_matches].map(({ id }) => id), headers };
};
const entries: Finder<QueryOf<'listAuditLogs'>> = async (query) => {
  const { body, headers = {} } = await listAuditLogs(context, requestBy(admin, { query }));
  return { ids: body.map(({ id }) => id), headers };
};
const conversations: Finder<QueryOf<'listConversations'>> = async (query) => {
  const { body, headers = {} } = await listConversations(context, requestBy(admin, { query }));
  return { ids: body.conversations.map(({ thread_id }) => thread_id), headers };
};

/** The ids of all pages. */
const through = async <Query extends object>(find: Finder<Query>, query: Query): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ ...query, ...(cursor && { cursor }) });
    ids.push(...page.ids);
    expect(ids.length).toBeLessThan(100);
    cursor = page.headers['x-next-cursor'];
  } while (cursor);
  return ids;
};
const named = (kind: string): string[] => tens.map((index) => `${kind}${index}`).toReversed();

describe('an old user', () => {
  test.each([
    ['the e-mail address', 'OLD.rider@older.example'],
    ['the beginning of the address', 'old.rid'],
    ['the name in lower case', 'özgür ångström'],
    ['the name in upper case', 'ÖZGÜR ÅNGSTRÖM'],
    ['the beginning of the name', 'Özgür Å'],
    ['the end of the id that is shown', riderId.slice(-8)],
    ['the end of the id after a sign', `#${riderId.slice(-8).toLowerCase()}`],
  ])('is found by %s', async (_, search) => {
    const { ids, headers } = await users({ search });
    expect(ids).toEqual([riderId]);
    expect(headers).toEqual({ 'x-found': '1', 'x-searched': '10000' });
  });

  test('is found by the id without a search for parts', async () => {
    const { ids, headers } = await users({ search: riderId.toLowerCase() });
    expect(ids).toEqual([riderId]);
    expect(headers).toEqual({ 'x-found': '1' });
  });

  test('is found only where the other filters let it through', async () => {
    const search = 'old.';
    expect((await users({ search, role: 'driver' })).ids).toEqual([driverId]);
    expect((await users({ search, lock: 'locked' })).ids).toEqual([]);
    expect((await users({ search, approval: 'pending' })).ids).toEqual([]);
    expect((await users({ search, presence: 'online' })).ids).toEqual([]);
    expect((await users({ search, presence: 'offline', lock: 'unlocked' })).ids).toEqual([driverId, riderId]);
  });

  test('is not found by a part from the middle, which only a scan finds', async () => {
    expect((await users({ search: 'ngström' })).ids).toEqual([]);
  });
});

describe('an old ride', () => {
  test.each([
    ['the end of its id', '12345678'],
    ['the end of its id after a sign', '#12345678'],
    ['its rider’s e-mail address', 'old.rider@older.example'],
    ['its driver’s name', 'dora driver'],
    ['the end of its rider’s id', riderId.slice(-8)],
  ])('is found by %s', async (_, search) => {
    const { ids, headers } = await rides({ search });
    expect(ids).toEqual([rideId]);
    expect(headers).toEqual({ 'x-found': '1', 'x-searched': '10000' });
  });

  test.each([
    ['its id', rideId.toLowerCase()],
    ['its driver’s id', driverId],
  ])('is found by %s without a search for parts', async (_, search) => {
    const { ids, headers } = await rides({ search });
    expect(ids).toEqual([rideId]);
    expect(headers).toEqual({ 'x-found': '1' });
  });

  test('is found in every order, and only where the other filters let it through', async () => {
    const search = rideId;
    for (const sort of ['completed_at', 'estimated_fare', 'status', 'ride_type'] as const)
      for (const direction of ['asc', 'desc'] as const)
        expect((await rides({ search, sort, direction })).ids).toEqual([rideId]);
    expect((await rides({ search, status: 'completed' })).ids).toEqual([rideId]);
    expect((await rides({ search, status: 'cancelled' })).ids).toEqual([]);
    expect((await rides({ search, ride_type: 'pending' })).ids).toEqual([]);
    expect((await rides({ search, driver: 'silent' })).ids).toEqual([]);
  });
});

describe('an old audit entry', () => {
  test.each([
    ['its own id', entryId],
    ['the id of its ride', rideId.toLowerCase()],
    ['the end of the id of its ride', '#12345678'],
    ['the id of its user', riderId],
    ['the end of the id of its user', riderId.slice(-8)],
    ['the e-mail address of its user', 'OLD.rider@older.example'],
    ['the name of its user', 'Özgür Ångström'],
    ['the first name of its user', 'özgür'],
    ['the beginning of the name of its user in upper case', 'ÖZGÜR ÅNG'],
    ['the beginning of the e-mail address of its user', 'Old.Rid'],
  ])('is found by %s', async (_, search) => {
    for (const query of [{}, { direction: 'asc' as const }, { sort: 'severity' as const }]) {
      const { ids, headers } = await entries({ search, ...query });
      expect(ids).toEqual([entryId]);
      expect(headers).toEqual({ 'x-found': '1', 'x-searched': '10000' });
    }
  });

  test.each([
    ['name', 'dora DRIVER'],
    ['e-mail address', 'Old.Driver@older.example'],
    ['id', driverId],
  ])('is found by the %s of whom it is by and of whom it is about, once on all pages', async (_, search) => {
    const found = ['driver5', 'driver4', 'driver3', 'driver2', 'driver1', 'driver0'];
    for (const limit of [1, 4, 6]) {
      expect(await through(entries, { search, limit })).toEqual(found);
      expect(await through(entries, { search, sort: 'severity', limit })).toEqual(found);
    }
    const { headers } = await entries({ search, limit: 4 });
    expect(headers).toMatchObject({ 'x-found': '6', 'x-searched': '10000' });
    expect((await entries({ search, action: 'user_login' })).ids).toEqual([]);
  });

  test.each([
    ['its ride', rideId],
    ['itself', entryId],
  ])('is found by the id of %s only where the other filters let it through', async (_, search) => {
    for (const sort of ['time', 'severity'] as const) {
      const ids = async (query: QueryOf<'listAuditLogs'>) =>
        (await entries({ search, ...(sort === 'severity' && { sort }), ...query })).ids;
      expect(await ids({ action: 'ride_requested', entity_type: 'ride', severity: 'info' })).toEqual([
        entryId,
      ]);
      expect(await ids({ action: 'user_login' })).toEqual([]);
      expect(await ids({ entity_type: 'user' })).toEqual([]);
      expect(await ids({ severity: 'high' })).toEqual([]);
      expect(await ids({ user_id: riderId })).toEqual([entryId]);
      expect(await ids({ user_id: driverId })).toEqual([]);
      expect(await ids({ since: old + 1 })).toEqual([]);
    }
  });
});

test('of more entries than are sorted by severity, the least severe first, a search finds the newest', async () => {
  const id = (index: number) => `busy${String(index).padStart(4, '0')}`;
  const busy = Array.from({ length: 1_001 }, (_, index) => ({
    id: id(index),
    action: 'ride_requested',
    entity_type: 'ride',
    entity_id: 'busy',
    user_id: null,
    severity: 'info' as const,
    description: 'A ride',
    metadata: null,
    request_id: null,
    created_at: newerSince + 50_000 + index,
  }));
  await context.store.transaction(async (db) => {
    for (const part of [busy.slice(0, 500), busy.slice(500)])
      await db.insertInto('audit').values(part).execute();
  });
  for (const direction of ['asc', 'desc'] as const) {
    const { ids } = await entries({ search: 'busy', sort: 'severity', direction, limit: 1_000 });
    expect(ids.toSorted()).toEqual(busy.slice(1).map((entry) => entry.id));
    expect(ids[0]).toBe(id(direction === 'asc' ? 1 : 1_000));
  }
});

test.each([
  ['its id', threadId.toLowerCase()],
  ['the end of its id', '#87654321'],
  ['the e-mail address of a participant', 'Old.Rider@older.example'],
  ['the name of a participant', 'özgür ångström'],
])('an old conversation is found by %s', async (_, search) => {
  const { ids, headers } = await conversations({ search });
  expect(ids).toEqual([threadId]);
  expect(headers).toEqual({ 'x-found': '1', 'x-searched': '10000' });
});

describe('the pages of a search', () => {
  test('have each user once, newest first, whether a scan or an index found it', async () => {
    const expected = [
      ...tens.toReversed().flatMap((index) => [`part${index}`, `new${index}`]),
      ...named('old'),
    ];
    for (const limit of [1, 7, 20, 30, 50])
      expect(await through(users, { search: 'paging', limit })).toEqual(expected);
    expect((await users({ search: 'paging', limit: 5 })).headers['x-found']).toBe('30');
  });

  test('have each old ride, entry and conversation of a person once', async () => {
    for (const limit of [1, 3, 10]) {
      for (const search of ['part0', '0@c.example'])
        for (const sort of ['created_at', 'completed_at', 'estimated_fare', 'status', 'ride_type'] as const) {
          expect(await through(rides, { search, sort, limit })).toEqual(named('ride'));
          expect(await through(rides, { search, sort, direction: 'asc', limit })).toEqual(
            named('ride').toReversed(),
          );
        }
      expect(await through(entries, { search: 'part0', limit })).toEqual(named('entry'));
      expect(await through(entries, { search: 'part0', sort: 'severity', direction: 'asc', limit })).toEqual(
        named('entry').toReversed(),
      );
      expect(await through(conversations, { search: 'A Paging 0', limit })).toEqual(named('thread'));
    }
  });

  test('have each ride once whose rider and driver both have the name', async () => {
    for (const limit of [1, 3, 9, 10])
      for (const sort of ['created_at', 'completed_at', 'estimated_fare', 'status', 'ride_type'] as const)
        for (const direction of ['asc', 'desc'] as const) {
          const expected = direction === 'asc' ? named('both').toReversed() : named('both');
          expect(await through(rides, { search: 'Alex Kim', sort, direction, limit })).toEqual(expected);
        }
    expect((await rides({ search: 'Alex Kim', limit: 3 })).headers['x-found']).toBe('10');
  });
});

test('a search for a text that no row can have finds nothing', async () => {
  const search = 'old\0';
  for (const find of [users, rides, entries, conversations]) expect((await find({ search })).ids).toEqual([]);
});

test('what a search names is read from indexes, without a sort', async () => {
  const db = context.store.read;
  const queries = [
    ...(['email', 'name'] as const).flatMap((column) =>
      [true, false].map((isBeginning) => usersFrom(db, { column, isBeginning }, { key: 'old', most: 9 })),
    ),
    ...(['rider_id', 'driver_id'] as const).map((as) =>
      newestRides(db, { as, status: 'completed' }, { id: 'a', newest: 9 }),
    ),
    rideCounts(db, [{ id: 'a' }, { id: 'b' }]),
    newestThreads(db, { id: 'a', most: 9 }),
    ...(['users', 'rides', 'conversations'] as const).map((table) =>
      rowsByEnd[table](db, { end: 'abcdefgh' }),
    ),
  ];
  for (const query of queries) expect(await slowSteps(context.store, query)).toEqual([]);
});
