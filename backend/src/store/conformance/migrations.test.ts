import { expect, test } from 'vitest';
import { emptyPlace } from '../../testing/place.ts';
import { storesOn, twoStores } from './stores.ts';

const epochOf = (store: Awaited<ReturnType<typeof twoStores>>[0]) =>
  store.read.selectFrom('meta').select('value').where('name', '=', 'epoch').execute();

test('several processes can migrate an empty database at the same time', async () => {
  const stores = storesOn(await emptyPlace(), 4);
  await Promise.all(stores.map((store) => store.migrate()));
  for (const store of stores) expect(await epochOf(store)).toHaveLength(1);
});

test('migrating a second time changes nothing', async () => {
  const [store, other] = await twoStores();
  const before = await epochOf(store);
  await other.migrate();
  expect(await epochOf(store)).toEqual(before);
});

test('a database that is newer than the code is refused and stays unchanged', async () => {
  const [store] = await twoStores();
  const version = store.read.selectFrom('meta').select('value').where('name', '=', 'schema_version');
  await store.transaction((db) =>
    db.updateTable('meta').set({ value: '999' }).where('name', '=', 'schema_version').execute(),
  );
  await expect(store.migrate()).rejects.toThrow('newer than this server');
  expect(await version.executeTakeFirst()).toEqual({ value: '999' });
});
