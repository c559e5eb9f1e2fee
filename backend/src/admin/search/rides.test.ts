import type { QueryOf } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { DefaultQueryExecutor } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { listAdminRides } from '../../operations/admin/listAdminRides.ts';
import { rideRow } from '../../store/conformance/rows.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';

const people = Array.from({ length: 20 }, (_, index) => `alex${index}`);
const { searched } = limits.history;

let context: Context;
let admin: Person;
/** Twenty people of one name. Each asked for two rides, which the first of them drove. */
beforeEach(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
  const user = { name: 'Alex Kim', phone: null, password_hash: '', role: 'rider', is_active: 1 } as const;
  await context.store.transaction(async (db) => {
    await db
      .insertInto('users')
      .values(people.map((id) => ({ ...user, id, email: `${id}@a.example`, created_at: 0 })))
      .execute();
    const rides = people.flatMap((id, index) =>
      [0, 1].map((ride) =>
        rideRow(id, {
          id: `${id}-${ride}`,
          driver_id: 'alex0',
          status: 'completed',
          created_at: 10 * index + ride,
          completed_at: 10 * index + ride + 5,
        }),
      ),
    );
    await db.insertInto('rides').values(rides).execute();
  });
});
afterEach(async () => {
  Object.assign(limits.history, { searched });
  vi.restoreAllMocks();
  await context.store.close();
});

const find = async (query: QueryOf<'listAdminRides'>) => {
  const asked = requestBy(admin, { query: { sort: 'created_at', ...query } });
  const { body, headers } = await listAdminRides(context, asked);
  return { rides: body.completed_matches.length, headers };
};

test('a search for many people of one name asks only where they have rides', async () => {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  expect(await find({ search: 'Alex Kim', limit: 50 })).toMatchObject({ rides: 40 });
  const asked = executed.mock.calls.filter(([{ sql }]) => /from \(select .* from "rides"/.test(sql));
  // Twenty riders and a driver, whose rides are all completed.
  expect(asked).toHaveLength(21);
});

test.each([
  ['an id', 'alex5'],
  ['a name', 'Alex Kim'],
])('a search by %s says so where someone has more rides than are read', async (_, search) => {
  const cutAt = async (most: number, query: QueryOf<'listAdminRides'> = {}) => {
    Object.assign(limits.history, { searched: most });
    return (await find({ search, limit: 100, ...query })).headers?.['x-searched'];
  };
  const isName = search !== 'alex5';
  // The driver has 40 rides. Those who share a name also share the number of rides that are read.
  const enough = isName ? 20 * 40 : 2;
  expect(await cutAt(enough)).toBeUndefined();
  expect(await cutAt(enough - (isName ? 20 : 1))).toBe(String(enough - (isName ? 20 : 1)));
  expect(await cutAt(enough - (isName ? 20 : 1), { status: 'cancelled' })).toBeUndefined();
});
