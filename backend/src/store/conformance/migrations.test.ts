import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyPlace } from '../../testing/place.ts';
import { migrations } from '../migrations/list.ts';
import type { Store } from '../store.ts';
import { addUser, storesOn, twoStores } from './stores.ts';

const epochOf = (store: Awaited<ReturnType<typeof twoStores>>[0]) =>
  store.read.selectFrom('meta').select('value').where('name', '=', 'epoch').execute();

const namesIn = async ({ read }: Store): Promise<string[]> =>
  (await read.selectFrom('migrations').select('name').orderBy('name').execute()).map(({ name }) => name);

test('several processes can migrate an empty database at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const stores = storesOn(await emptyPlace(folder), 4);
  await Promise.all(stores.map((store) => store.migrate()));
  for (const store of stores) expect(await epochOf(store)).toHaveLength(1);
});

test('a store that starts as a copy of a migrated one has its schema and none of its rows', async () => {
  const [first] = await twoStores();
  await addUser(first);
  const [second] = await twoStores();
  expect(await second.read.selectFrom('users').select('id').execute()).toEqual([]);
  const tables = (store: Store) => store.read.introspection.getTables();
  expect(await tables(second)).toEqual(await tables(first));
});

test('migrating a second time changes nothing', async () => {
  const [store, other] = await twoStores();
  const before = await epochOf(store);
  await other.migrate();
  expect(await epochOf(store)).toEqual(before);
});

test('a database that is newer than the code is refused and stays unchanged', async () => {
  const [store] = await twoStores();
  await store.transaction((db) => db.insertInto('migrations').values({ name: '999-later' }).execute());
  await expect(store.migrate()).rejects.toThrow('newer than this server: it has 999-later');
  expect(await namesIn(store)).toContain('999-later');
});

test('a database that stored only a number of migrations, and a higher one than this server knows, is refused', async () => {
  const [store] = await twoStores();
  await store.transaction(async (db) => {
    await db.deleteFrom('migrations').execute();
    await db.updateTable('meta').set({ value: '999' }).where('name', '=', 'schema_version').execute();
  });
  await expect(store.migrate()).rejects.toThrow('newer than this server: it has schema 999');
});

test('every file of a migration is listed under its name', () => {
  const files = readdirSync(join(import.meta.dirname, '../migrations')).filter((name) =>
    /^\d{3}-/.test(name),
  );
  expect(migrations.map(({ name }) => `${name}.ts`).toSorted()).toEqual(files.toSorted());
});
