import type { QueryOf } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createClock, createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { listDisputes } from './listDisputes.ts';

let context: Context;
let admin: Person;
/** The ids of the disputes by their name, in the order of their submission. */
const ids: Record<string, string> = {};
const clock = createClock();

beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
  admin = await given.user(context, 'admin');
  const add = async (name: string, make: () => Promise<{ disputeId: string }>) => {
    ids[name] = (await make()).disputeId;
    clock.advance(60_000);
  };
  await add('open 1', () => given.disputedRide(context));
  await add('refunded 1', () => given.resolvedDispute(context));
  await add('open 2', () => given.disputedRide(context));
  await add('rejected', () => given.resolvedDispute(context, 'rejected'));
  await add('refunded 2', () => given.resolvedDispute(context));
  await add('open 3', () => given.disputedRide(context));
});
afterAll(() => context.store.close());

/** The names of all disputes that a query finds, page by page. */
const through = async (query: QueryOf<'listDisputes'>): Promise<(string | undefined)[]> => {
  const { body, headers } = await listDisputes(context, requestBy(admin, { query }));
  const names = body.disputes.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  const cursor = headers?.['x-next-cursor'];
  return cursor ? [...names, ...(await through({ ...query, cursor }))] : names;
};

test.each([1, 2, 4, 100])('what is due first comes first, in pages of %s', async (limit) => {
  const due = { sort: 'due', limit } as const;
  const open = ['open 1', 'open 2', 'open 3'];
  const decided = ['refunded 2', 'rejected', 'refunded 1'];
  expect(await through(due)).toEqual([...open, ...decided]);
  expect(await through({ ...due, state: 'open' })).toEqual(open);
  expect(await through({ ...due, state: 'decided' })).toEqual(decided);
  expect(await through({ ...due, status: 'refunded' })).toEqual(['refunded 2', 'refunded 1']);
  expect(await through({ ...due, type: 'fare_dispute' })).toEqual([...open, ...decided]);
  expect(await through({ ...due, type: 'other' })).toEqual([]);
});

test('the newest come first unless another order is asked for', async () => {
  expect(await through({ limit: 4 })).toEqual(Object.keys(ids).toReversed());
  expect(await through({ state: 'decided', limit: 2 })).toEqual(['refunded 2', 'rejected', 'refunded 1']);
  expect(await through({ state: 'open' })).toEqual(['open 3', 'open 2', 'open 1']);
});

test('the disputes about the rides of a driver come in pages, in both orders', async () => {
  const driver = await given.approvedDriver(context);
  for (const name of ['drove 1', 'drove 2', 'drove 3']) {
    ids[name] = (await given.disputedRide(context, { driver })).disputeId;
    clock.advance(60_000);
  }
  for (const limit of [1, 2, 4]) {
    const drove = { user_id: driver.id, limit };
    expect(await through(drove)).toEqual(['drove 3', 'drove 2', 'drove 1']);
    expect(await through({ ...drove, sort: 'due' })).toEqual(['drove 1', 'drove 2', 'drove 3']);
    expect(await through({ ...drove, status: 'refunded' })).toEqual([]);
  }
});

test('one dispute is found by its id, whatever the other filters say', async () => {
  expect(await through({ id: ids['rejected'] ?? '', state: 'open' })).toEqual(['rejected']);
  expect(await through({ id: 'gone' })).toEqual([]);
});
