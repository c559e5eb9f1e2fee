import type { QueryOf } from '@mobility/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { listAdminRides } from '../operations/admin/listAdminRides.ts';
import { listAdminUsers } from '../operations/admin/listAdminUsers.ts';
import { listAuditLogs } from '../operations/admin/listAuditLogs.ts';
import { listConversations } from '../operations/admin/listConversations.ts';
import { listUnpaidRides } from '../operations/admin/listUnpaidRides.ts';
import { auditEntries, countedAudit } from '../store/audit.ts';
import { conversationsQuery } from '../store/messages/conversations.ts';
import { outgoingQuery } from '../store/messages/emails.ts';
import { unpaidQuery } from '../store/money/unpaid-rides.ts';
import { disputesQuery } from '../store/rides/disputes.ts';
import { createTestContext, given, type Person, requestBy } from '../testing/index.ts';
import { slowSteps } from '../testing/plan.ts';
import { idOf, insertManyRows, many, numbers, start } from '../testing/search/many-rows.ts';
import { countedSilent, ridesQuery } from './ride-pages.queries.ts';
import { readRidePage } from './ride-pages.ts';
import { countedUsers, usersQuery } from './user-pages.queries.ts';

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
  await insertManyRows(context.store);
});
afterAll(() => context.store.close());

type Page = { ids: string[]; cursor: string | undefined };
type Reader<Query> = (query: Query) => Promise<Page>;

const users: Reader<QueryOf<'listAdminUsers'>> = async (query) => {
  const { body, headers } = await listAdminUsers(context, requestBy(admin, { query }));
  return { ids: body.map(({ id }) => id), cursor: headers?.['x-next-cursor'] };
};
const ridesOf = async (query: QueryOf<'listAdminRides'>) => {
  const { body, headers } = await listAdminRides(context, requestBy(admin, { query }));
  return { rides: [...body.pending_requests, ...body.completed_matches], headers };
};
const rides: Reader<QueryOf<'listAdminRides'>> = async (query) => {
  const page = await ridesOf(query);
  return { ids: page.rides.map(({ id }) => id), cursor: page.headers?.['x-next-cursor'] };
};
const audit: Reader<QueryOf<'listAuditLogs'>> = async (query) => {
  const { body, headers } = await listAuditLogs(context, requestBy(admin, { query }));
  return { ids: body.map(({ id }) => id), cursor: headers?.['x-next-cursor'] };
};
const unpaid: Reader<QueryOf<'listUnpaidRides'>> = async (query) => {
  const { body, headers } = await listUnpaidRides(context, requestBy(admin, { query }));
  return { ids: body.unpaid_rides.map(({ ride_id }) => ride_id), cursor: headers?.['x-next-cursor'] };
};
/** The ids of all pages. */
const through = async <Query extends object>(read: Reader<Query>, query: Query): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ ...query, ...(cursor && { cursor }) });
    ids.push(...page.ids);
    cursor = page.cursor;
  } while (cursor);
  return ids;
};

describe('users', () => {
  test('pages follow each other without a gap, newest first', async () => {
    const ids = await through(users, { limit: 250, role: 'rider' });
    expect(ids).toEqual(numbers.map((index) => `u${idOf(index)}`).toReversed());
  });

  test('search, lock and presence narrow all pages', async () => {
    expect(await through(users, { search: 'öz', limit: 10 })).toEqual([`u${idOf(3)}`]);
    expect(await through(users, { search: '17@MANY', limit: 10 })).toContain(`u${idOf(17)}`);
    expect(await through(users, { lock: 'locked', limit: 5 })).toHaveLength(12);
    expect(await through(users, { lock: 'unlocked', limit: 500 })).toHaveLength(many - 12 + 1);
    expect(await through(users, { presence: 'online' })).toEqual([]);
    expect(await through(users, { presence: 'offline', limit: 400 })).toHaveLength(many + 1);
  });
});

test('the first page of users says how many the filters find, as exactly as an index counts them', async () => {
  const found = async (query: QueryOf<'listAdminUsers'>) =>
    (await listAdminUsers(context, requestBy(admin, { query: { limit: 50, ...query } }))).headers?.[
      'x-found'
    ];
  expect(await found({})).toBe('1201');
  expect(await found({ role: 'rider' })).toBe('1200');
  expect(await found({ role: 'admin' })).toBe('1');
  expect(await found({ lock: 'locked' })).toBe('12');
  expect(await found({ lock: 'unlocked' })).toBe('1000+');
  expect(await found({ search: '17@many', limit: 1 })).toBe('12');
  expect(await found({ search: '@many' })).toBe('99+');
  expect(await found({ presence: 'online' })).toBe('0');
  const { cursor } = await users({ limit: 5 });
  expect(await found({ cursor: cursor ?? '' })).toBeUndefined();
});

test('the first page of rides says how many the filters find', async () => {
  const found = async (query: QueryOf<'listAdminRides'>) =>
    (await ridesOf({ sort: 'created_at', limit: 50, ...query })).headers?.['x-found'];
  expect(await found({})).toBe('1200');
  expect(await found({ status: 'cancelled,pending' })).toBe('402');
  expect(await found({ ride_type: 'pending' })).toBe('3');
  expect(await found({ ride_type: 'pending', status: 'completed' })).toBe('0');
  expect(await found({ search: idOf(77), limit: 1 })).toBe('1');
  expect(await found({ search: 'r0' })).toBe('99+');
});

describe('rides', () => {
  test.each(['created_at', 'completed_at', 'estimated_fare', 'status', 'ride_type'] as const)(
    'pages by %s follow each other without a gap, in both directions',
    async (sort) => {
      const falling = await through(rides, { sort, limit: 170 });
      expect(new Set(falling).size).toBe(many);
      const rising = await through(rides, { sort, direction: 'asc', limit: 170 });
      expect(rising.length).toBe(many);
      const inOrder = async (direction: 'asc' | 'desc') =>
        (await ridesOf({ sort, direction, limit: 5 })).rides;
      const values = (await inOrder('asc')).map((ride) => String(ride[sort] ?? ''));
      expect(values).toEqual(values.toSorted());
      const last = (await inOrder('desc')).map((ride) => String(ride[sort] ?? ''));
      expect((last[0] ?? '') > (values[0] ?? '')).toBe(true);
    },
  );

  test('rides without an end are last in both directions', async () => {
    const [sort, waiting] = ['completed_at', [0, 400, 800].map(idOf)] as const;
    // Both lists together, in the order of the page.
    const sorted: Reader<QueryOf<'listAdminRides'>> = async (query) => {
      const page = await readRidePage(context, requestBy(admin, {}).caller, query);
      return { ids: page.rides.map(({ id }) => id), cursor: page.headers['x-next-cursor'] };
    };
    const rising = await through(sorted, { sort, direction: 'asc', limit: 170 });
    expect(rising.slice(-3)).toEqual(waiting);
    expect(rising.slice(0, 2)).toEqual([many - 1, many - 2].map(idOf));
    // A page that ends among them leads to the rest.
    expect(await through(sorted, { sort, direction: 'asc', limit: many - 2 })).toEqual(rising);
    const falling = await through(sorted, { sort, limit: 170 });
    expect(falling.slice(-3)).toEqual(waiting.toReversed());
    expect(falling.slice(0, 2)).toEqual([1, 2].map(idOf));
  });

  test('status, type and search narrow all pages, and the spec’s other names are understood', async () => {
    const sort = 'created_at' as const;
    expect(await through(rides, { sort, status: 'pending', limit: 2 })).toHaveLength(3);
    expect(await through(rides, { sort, ride_type: 'pending' })).toHaveLength(3);
    expect(await through(rides, { sort, status: 'cancelled,pending', limit: 100 })).toHaveLength(402);
    expect(await through(rides, { sort, status: 'driver_arrived' })).toEqual([]);
    expect(await through(rides, { sort, search: idOf(77).toUpperCase(), limit: 1 })).toEqual([idOf(77)]);
  });

  test('without an order, each list returns its newest rides', async () => {
    const { rides: listed, headers } = await ridesOf({ limit: 2 });
    expect(listed.map(({ ride_type }) => ride_type)).toEqual([
      'pending',
      'pending',
      'completed',
      'completed',
    ]);
    expect(headers?.['x-next-cursor']).toBeUndefined();
  });
});

describe('the audit trail', () => {
  test('pages follow each other in both directions, and the filters narrow them', async () => {
    const newest = await through(audit, { limit: 300, since: start });
    expect(newest.length).toBeGreaterThanOrEqual(many);
    expect(await through(audit, { limit: 300, direction: 'asc' })).toHaveLength(newest.length);
    const isOwn = (id: string) => id.startsWith('r0');
    const count = async (query: QueryOf<'listAuditLogs'>) =>
      (await through(audit, { limit: 50, ...query })).filter(isOwn).length;
    expect(await count({ action: 'user_login' })).toBe(120);
    expect(await count({ severity: 'critical' })).toBe(4);
    expect(await count({ severity: 'critical', action: 'user_login' })).toBe(4);
    expect(await count({ entity_type: 'ride', action: 'user_login' })).toBe(0);
    expect(await count({ search: 'ENTRY 77' })).toBe(11);
    expect(await count({ since: start + 299 })).toBe(4);
    expect(await count({ since: start, until: start + 1 })).toBe(4);
  });
});

test('the trail by severity has the most severe entries first, and its pages have no gap', async () => {
  const sort = 'severity' as const;
  const all = await through(audit, { limit: 300, since: start });
  const falling = await through(audit, { sort, limit: 170, since: start });
  expect([falling.length, new Set(falling).size]).toEqual([all.length, all.length]);
  expect(falling.slice(0, 4)).toEqual([900, 600, 300, 0].map(idOf));
  const rising = await through(audit, { sort, direction: 'asc', limit: 170, since: start });
  expect(rising).toEqual(falling.toReversed());
  const narrowed = { sort, action: 'user_login', severity: 'critical' as const, limit: 2 };
  expect(await through(audit, narrowed)).toEqual(falling.slice(0, 4));
  expect(await through(audit, { sort, user_id: admin.id, limit: 5 })).toEqual(
    await through(audit, { user_id: admin.id, severity: 'info', limit: 5 }),
  );
});

test('the first page of the trail says how many entries the filters find, as exactly as an index counts them', async () => {
  const found = async (query: QueryOf<'listAuditLogs'>) =>
    (await listAuditLogs(context, requestBy(admin, { query: { limit: 2, ...query } }))).headers?.['x-found'];
  expect(await found({})).toBe('1000+');
  // A download of a thousand entries says of how many.
  expect(Number(await found({ limit: 1_000 }))).toBeGreaterThanOrEqual(many);
  expect(await found({ severity: 'critical' })).toBe('4');
  expect(await found({ severity: 'critical', action: 'user_login', sort: 'severity' })).toBe('4');
  expect(await found({ action: 'user_login', until: start + 1 })).toBe('1');
  expect(await found({ search: 'ENTRY 77' })).toBe('11');
  expect(await found({ search: 'entry' })).toBe('99+');
  const { headers } = await listAuditLogs(context, requestBy(admin, { query: { limit: 2 } }));
  expect(await found({ cursor: headers?.['x-next-cursor'] ?? '' })).toBeUndefined();
});

test('one entry is found by its id, whatever the other filters say', async () => {
  expect(await through(audit, { id: idOf(7), severity: 'critical', limit: 1 })).toEqual([idOf(7)]);
  expect(await through(audit, { id: 'gone' })).toEqual([]);
});

test('unpaid rides and conversations come in pages', async () => {
  expect(new Set(await through(unpaid, { limit: 130 })).size).toBe(many - 400 - 2);
  const { body } = await listConversations(context, requestBy(admin, { query: { limit: 1 } }));
  expect(body.conversations).toEqual([]);
});

test('every list is read from an index, without a sort', async () => {
  const db = context.store.read;
  const after = { value: start, id: 'a' };
  const directions = ['asc', 'desc'] as const;
  const parties = (['rider_id', 'driver_id'] as const).map((as) => ({ party: { id: 'a', as } }));
  const queries = [
    ...[{}, { role: 'rider' as const }, { lock: 'locked' as const }].map((choice) =>
      usersQuery(db, choice, after, 51),
    ),
    ...(['created_at', 'completed_at', 'estimated_fare'] as const).flatMap((sort) =>
      directions.map((direction) => ridesQuery(db, { status: 'completed', sort, direction }, after, 51)),
    ),
    ...(['dated', 'undated'] as const).map((part) =>
      ridesQuery(db, { status: 'completed', sort: 'completed_at', direction: 'asc', part }, after, 51),
    ),
    ...[
      {},
      { action: 'user_login' },
      { severity: 'high' as const },
      { person: { id: 'a', as: 'user_id' as const } },
      { person: { id: 'a', as: 'entity_id' as const } },
    ].flatMap((choice) =>
      directions.map((direction) =>
        auditEntries(db, { ...choice, since: start - 5, until: start + 9, direction }, after, 51),
      ),
    ),
    conversationsQuery(db, { isUnanswered: false }, after, 51),
    ...[{}, { status: 'submitted' as const }, ...parties].flatMap((choice) =>
      directions.map((direction) => disputesQuery(db, { ...choice, direction, after, most: 51 })),
    ),
    outgoingQuery(db, 51),
    outgoingQuery(db, 51, 'a@b.example'),
    unpaidQuery(db, after, 51),
  ];
  for (const query of queries) expect(await slowSteps(context.store, query)).toEqual([]);
  const counts = [
    countedUsers(db, { lock: 'locked' }, 9),
    countedSilent(db, ['accepted'], 9),
    ...[{}, { action: 'user_login' }, { severity: 'info' as const }, { since: 0 }].map((choice) =>
      countedAudit(db, choice, 9),
    ),
  ];
  // SQLite calls it a scan when it counts the rows that the index gave, of which there are 9 at most.
  const ofCount = (step: string): boolean => step !== 'SCAN found';
  for (const query of counts) expect((await slowSteps(context.store, query)).filter(ofCount)).toEqual([]);
});
