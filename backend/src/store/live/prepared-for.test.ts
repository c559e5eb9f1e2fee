import { expect, test } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import { preparedFor } from './prepared-for.ts';

const namesIn = preparedFor(['id'], (db, keys: readonly { id: string }[]) =>
  db
    .selectFrom('meta')
    .select('name')
    .where(
      'name',
      'in',
      keys.map(({ id }) => id),
    ),
);

test.each([0, 1, 2, 8, 9, 120, 121, 300])('%i keys find their rows once', async (count) => {
  const { store } = await createTestContext();
  const ids = Array.from({ length: 300 }, (_, index) => `u${String(index).padStart(3, '0')}`);
  await store.transaction((db) =>
    db
      .insertInto('meta')
      .values(ids.map((name) => ({ name, value: '' })))
      .execute(),
  );
  const rows = await namesIn(
    store.read,
    ids.slice(0, count).map((id) => ({ id })),
  );
  expect(rows.map((row) => row.name).toSorted()).toEqual(ids.slice(0, count));
  await store.close();
});
