import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import { tablesOf } from '../../testing/partitions/tables.ts';
import { onPostgres } from '../../testing/place.ts';
import { endingTables, followingTables, keptTables, stayingTables } from './tables.ts';

const open = async () => (await createTestContext()).store;
const described = [
  ...keptTables.map(({ name }) => name),
  ...endingTables,
  ...stayingTables,
  ...followingTables,
];

test('every table of the store is listed as kept, ended, left alone or followed by a restore', async () => {
  const store = await open();
  const names = (await tablesOf(store.read)).map(({ name }) => name);
  expect(described.toSorted()).toEqual(names.toSorted());
  await store.close();
});

test('the description of every kept table matches its columns', async () => {
  const store = await open();
  const tables = await tablesOf(store.read);
  for (const { name, columns } of keptTables) {
    const real = tables.find((table) => table.name === name)?.columns ?? [];
    const shape = (column: string, isNullable: boolean) => [name, column, isNullable ? 'or null' : 'always'];
    expect(
      Object.entries(columns)
        .map(([column, { nullable }]) => shape(column, nullable ?? false))
        .toSorted(),
    ).toEqual(
      // A key column is never null, although SQLite would allow it.
      real.map((column) => shape(column.name, column.isNullable && !isKey(name, column.name))).toSorted(),
    );
  }
  await store.close();
});

const isKey = (name: string, column: string): boolean => {
  const table = keptTables.find((known) => known.name === name);
  return table?.columns[column]?.kind === 'identity' || (table?.key.includes(column) ?? false);
};

test.skipIf(onPostgres())('every reference is described, and what it refers to comes first', async () => {
  const store = await open();
  for (const [index, { name, columns }] of keptTables.entries()) {
    const { rows } = await sql<{ from: string; table: string }>`
      select "from", "table" from pragma_foreign_key_list(${name})`.execute(store.read);
    for (const { from, table } of rows) {
      expect([name, from, columns[from]?.of]).toEqual([name, from, table]);
      expect(keptTables.findIndex((known) => known.name === table)).toBeLessThan(index);
    }
  }
  await store.close();
});
