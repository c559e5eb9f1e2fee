import { expect, test } from 'vitest';
import { openSqliteStore } from '../sqlite-store.ts';
import { rowMaker } from './row-maker.ts';

test('a row has the values under the names of its columns, whatever they are', () => {
  const make = rowMaker(['id', 'two words', 'quote"d', 'id']);
  expect(make([1, 'a', null, 2])).toEqual({ id: 2, 'two words': 'a', 'quote"d': null });
});

test('a statement that is kept sees the columns that its table got later', async () => {
  const store = openSqliteStore(':memory:');
  await store.migrate();
  const { read } = store;
  const all = () => read.selectFrom('meta').selectAll().execute();
  const before = await all();
  await store.transaction(
    async (db) => void (await db.schema.alterTable('meta').addColumn('later', 'text').execute()),
    [],
  );
  expect(await all()).toEqual(before.map((row) => ({ ...row, later: null })));
  await store.close();
});
