import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { createTestContext, given } from '../testing/index.ts';
import { prepared, preparedForms } from './prepared.ts';
import type { Read } from './store.ts';

let context: Context;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.store.close());

test('a prepared query is built once and binds new arguments in each run', async () => {
  const [first, second] = [await given.user(context, 'rider'), await given.user(context, 'driver')];
  const build = vi.fn((db: Read, { id, most }: { id: string; most: number }) =>
    db.selectFrom('users').select(['id', 'role']).where('is_active', '=', 1).where('id', '=', id).limit(most),
  );
  const find = prepared(['id', 'most'], build);
  expect(await find(context.store.read, { id: first.id, most: 1 })).toEqual([
    { id: first.id, role: 'rider' },
  ]);
  expect(await find(context.store.read, { id: second.id, most: 1 })).toEqual([
    { id: second.id, role: 'driver' },
  ]);
  expect(await find(context.store.read, { id: second.id, most: 0 })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
  const inside = await context.store.transaction((db) => find(db, { id: first.id, most: 1 }));
  expect(inside).toEqual([{ id: first.id, role: 'rider' }]);
});

test('each form of a query is built once', async () => {
  const [rider, driver] = [await given.user(context, 'rider'), await given.user(context, 'driver')];
  const build = vi.fn((db: Read, { role }: { role?: 'rider' | 'driver' }, { id }: { id: string }) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .$if(role !== undefined, (users) => users.where('role', '=', role ?? 'rider')),
  );
  const find = preparedForms(['id'], build);
  for (const { id } of [rider, driver]) {
    expect(await find(context.store.read, {}, { id })).toEqual([{ id }]);
    expect(await find(context.store.read, { role: 'driver' }, { id })).toEqual(
      id === driver.id ? [{ id }] : [],
    );
  }
  expect(build).toHaveBeenCalledTimes(2);
});
