import type { QueryOf } from '@mobility/openapi';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { countMyRides } from '../operations/rides/countMyRides.ts';
import { listMyRides } from '../operations/rides/listMyRides.ts';
import { listUnifiedRides } from '../operations/rides/listUnifiedRides.ts';
import { openStore } from '../store/open-store.ts';
import { createClock, createTestContext, given, type Person, requestBy } from '../testing/index.ts';
import { onPostgres } from '../testing/place.ts';
import { pageQuery } from './history.queries.ts';

let context: Context;
const clock = createClock();
let people: { rider: Person; driver: Person; admin: Person };
const ids: Record<'completed' | 'cancelled' | 'accepted', string> = {
  completed: '',
  cancelled: '',
  accepted: '',
};

beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
  const driver = await given.approvedDriver(context);
  const rider = await given.user(context, 'rider', { name: 'Özgür 100%', balance: 100 });
  people = { rider, driver, admin: await given.user(context, 'admin') };
  const next = () => clock.advance(60_000);
  ids.completed = (await given.completedRide(context, { rider, driver, payment: 'balance' })).rideId;
  next();
  const { rideId } = await given.acceptedRide(context, { rider, driver });
  const body = { cancelled_by: 'rider' as const, reason: 'Too late', confirmation: true as const };
  await cancelRide(context, requestBy(rider, { params: { id: rideId }, body }));
  ids.cancelled = rideId;
  next();
  ids.accepted = (await given.acceptedRide(context, { rider, driver })).rideId;
  await given.completedRide(context);
});
afterAll(() => context.store.close());

const idsOf = async (person: Person, query: { query: QueryOf<'listMyRides'> }) => {
  const { body } = await listMyRides(context, requestBy(person, query));
  return body.map(({ id }) => id);
};
const countsOf = async (person: Person, query = {}) =>
  (await countMyRides(context, requestBy(person, { query }))).body;

test('a status filter returns only the rides of that status', async () => {
  for (const status of ['completed', 'cancelled', 'accepted'] as const) {
    expect(await idsOf(people.rider, { query: { status } })).toEqual([ids[status]]);
    const { body } = await listUnifiedRides(context, requestBy(people.driver, { query: { status } }));
    expect(body.completed_matches.map(({ id }) => id)).toEqual([ids[status]]);
  }
  expect(await idsOf(people.rider, { query: { status: 'pending' } })).toEqual([]);
});

test('a search finds addresses and ids in any case, and treats the wildcards of SQL as text', async () => {
  const search = (text: string, person = people.rider) => idsOf(person, { query: { search: text } });
  expect(await search('FERRY')).toHaveLength(3);
  expect(await search(` #${ids.cancelled.slice(-8).toLowerCase()} `)).toEqual([ids.cancelled]);
  expect(await search('%')).toEqual([]);
  expect(await search("' or 1=1 --")).toEqual([]);
  expect(await search('Özgür')).toEqual([]);
});

test('drivers and admins find rides by the name of the rider', async () => {
  // On PostgreSQL the collation of the database decides which letters have a capital.
  for (const text of onPostgres() ? ['Özgür', '100%'] : ['özgür', 'ÖZGÜR', '100%'])
    for (const person of [people.driver, people.admin])
      expect(await idsOf(person, { query: { search: text } })).toHaveLength(3);
});

test('the counts cover all pages, follow the search, and contain only the caller’s rides', async () => {
  const all = { all: 3, pending: 0, accepted: 1, in_progress: 0, completed: 1, cancelled: 1 };
  const { body: completed } = await listMyRides(
    context,
    requestBy(people.rider, { query: { status: 'completed' } }),
  );
  expect(completed[0]?.fare).toBeGreaterThan(0);
  expect(await countsOf(people.rider)).toEqual({ ...all, completed_fares: completed[0]?.fare });
  expect(await countsOf(people.driver)).toEqual(all);
  expect(await countsOf(people.admin)).toEqual({ ...all, all: 4, completed: 2 });
  const found = await countsOf(people.rider, { search: ids.cancelled });
  expect(found).toMatchObject({ all: 1, cancelled: 1 });
  expect(found).not.toHaveProperty('completed_fares');
});

test('a history of more rides than a search covers is counted in full', async () => {
  const driver = await given.approvedDriver(context);
  await given.completedRide(context, { driver });
  await context.store.transaction((db) =>
    db
      .updateTable('ride_counts')
      .set({ rides: 10_001 })
      .where('user_id', '=', driver.id)
      .where('status', '=', 'completed')
      .execute(),
  );
  expect(await countsOf(driver)).toMatchObject({ all: 10_001, completed: 10_001 });
});

test('pages of a filtered search follow each other without a gap', async () => {
  const query = { search: 'ferry', limit: 2 };
  const first = await listUnifiedRides(context, requestBy(people.driver, { query }));
  const cursor = first.headers?.['x-next-cursor'];
  const second = await listUnifiedRides(
    context,
    requestBy(people.driver, { query: cursor ? { ...query, cursor } : query }),
  );
  const found = [first, second].flatMap(({ body }) => body.completed_matches.map(({ id }) => id));
  expect(found).toEqual(
    [ids.accepted, ids.completed, ids.cancelled].toSorted((a, b) => found.indexOf(a) - found.indexOf(b)),
  );
  expect(second.headers?.['x-next-cursor']).toBeUndefined();
});

test.each([
  ['a number beyond the integers', '1e300 a'],
  ['a NUL in the id', '1000 a\0'],
  ['no id', '1000'],
  ['no number', 'x a'],
])('a cursor with %s is refused', async (_name, text) => {
  const cursor = Buffer.from(text).toString('base64url');
  await expect(listMyRides(context, requestBy(people.rider, { query: { cursor } }))).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('a search ignores NUL characters, which PostgreSQL refuses', async () => {
  expect(await idsOf(people.rider, { query: { search: 'fer\0ry' } })).toHaveLength(3);
  expect(await countsOf(people.rider, { search: 'fer\0ry' })).toMatchObject({ all: 3 });
});

test('only the driver sees what the driver received for a cancelled ride', async () => {
  const cancelled = { query: { status: 'cancelled' as const } };
  const [ofDriver] = (await listMyRides(context, requestBy(people.driver, cancelled))).body;
  expect(ofDriver?.penalty_amount).toBeGreaterThan(0);
  expect(ofDriver?.driver_received).toBe(ofDriver?.penalty_amount);
  const [ofRider] = (await listMyRides(context, requestBy(people.rider, cancelled))).body;
  expect(ofRider?.driver_received).toBeNull();
});

test('only the rider sees what the rider received for a ride that the driver cancelled', async () => {
  const { rider, driver, rideId } = await given.inProgressRide(context);
  const body = { cancelled_by: 'driver' as const, reason: 'Flat tyre', confirmation: true as const };
  await cancelRide(context, requestBy(driver, { params: { id: rideId }, body }));
  const [ofRider] = (await listMyRides(context, requestBy(rider))).body;
  expect(ofRider).toMatchObject({ status: 'cancelled', penalty_amount: expect.any(Number) });
  expect(ofRider?.penalty_amount).toBeGreaterThan(0);
  expect(ofRider?.rider_received).toBe(ofRider?.penalty_amount);
  const [ofDriver] = (await listMyRides(context, requestBy(driver))).body;
  expect([ofDriver?.rider_received, ofDriver?.driver_received]).toEqual([null, 0]);
});

test('a driver has received nothing while the rider cannot pay the penalty', async () => {
  const [driver, rider] = [await given.approvedDriver(context), await given.user(context, 'rider')];
  const { rideId } = await given.acceptedRide(context, { rider, driver });
  const body = { cancelled_by: 'rider' as const, reason: 'Too late', confirmation: true as const };
  await cancelRide(context, requestBy(rider, { params: { id: rideId }, body }));
  const [ride] = (await listMyRides(context, requestBy(driver))).body;
  expect([ride?.penalty_amount === 0, ride?.driver_received]).toEqual([false, 0]);
});

test.each([
  ['rider', undefined],
  ['driver', undefined],
  ['admin', undefined],
  ['rider', 'completed'],
  ['driver', 'cancelled'],
  ['admin', 'completed'],
] as const)('a page of %s with status %s is read from an index, without a sort', async (role, status) => {
  const store = openStore({ dataDir: ':memory:', databaseUrl: null });
  await store.migrate();
  const args = { id: 'someone', moment: Date.now(), lastId: 'a' };
  for (const isFirst of [true, false]) {
    const { sql, parameters } = pageQuery(store.read, { role, status, isFirst, size: 51 }, args).compile();
    const { rows } = await store.read.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    const plan = rows.map(({ detail }) => detail);
    expect(plan).toContainEqual(expect.stringMatching(/^S[A-Z]+ rides USING INDEX rides_(of|by|in)_/));
    expect(plan.filter((step) => /TEMP B-TREE FOR ORDER|SCAN (?!rides USING)/.test(step))).toEqual([]);
  }
  await store.close();
});
