import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeFor } from '../../testing/place.ts';
import { type RawClient, rawClient } from '../../testing/postgres/raw-client.ts';
import { openPostgresStore } from '../postgres-store.ts';
import type { Store } from '../store.ts';
import { buildIndexesAhead } from './build-indexes.ts';
import { migrations } from './list.ts';

const ahead = migrations.filter(({ indexes }) => indexes);
const names = ahead.flatMap(({ indexes = [] }) => indexes.map(({ name }) => name)).toSorted();

let url: string;
let clients: RawClient[];
let store: Store;
const connect = async (): Promise<RawClient> => {
  const client = await rawClient(url);
  clients.push(client);
  return client;
};
/** A database of the release before the indexes. */
beforeEach(async () => {
  url = (await placeFor()).databaseUrl ?? '';
  clients = [];
  store = openPostgresStore({ url });
  const db = await connect();
  for (const name of names) await db.rows(`drop index ${name}`);
  for (const { name } of ahead) await db.rows(`delete from migrations where name = '${name}'`);
});
afterEach(async () => {
  await store.close();
  for (const client of clients) await client.close();
});

const validIndexes = async (): Promise<string[]> => {
  const list = names.map((name) => `'${name}'`).join(', ');
  const rows = await (await connect()).rows<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indisvalid and relname in (${list})`,
  );
  return rows.map(({ name }) => name).toSorted();
};
const isWaiting = async (db: RawClient): Promise<boolean> =>
  (
    await db.rows(
      "select 1 from pg_stat_activity where application_name = 'mobility indexes' and wait_event_type = 'Lock'",
    )
  ).length > 0;

test('others write while the indexes of a migration are built', async () => {
  const [writer, other] = [await connect(), await connect()];
  const touch = (name: string) =>
    `insert into users (id, email, password_hash, name, role, is_active, created_at)
      values ('${name}', '${name}', '', '${name}', 'rider', 1, 0)`;
  await writer.rows('begin');
  await writer.rows(touch('first'));
  const migrated = store.migrate();
  await expect.poll(() => isWaiting(other), { timeout: 10_000 }).toBe(true);
  await other.rows("set lock_timeout = '2s'");
  await other.rows(touch('second'));
  await writer.rows('commit');
  await migrated;
  expect(await validIndexes()).toEqual(names);
});

test('the limits of time of a database do not end a build', async () => {
  const [writer, other] = [await connect(), await connect()];
  const limited = new URL(url);
  limited.searchParams.set('options', '-c lock_timeout=200 -c statement_timeout=300');
  await writer.rows('begin');
  await writer.rows('lock table users in row exclusive mode');
  const built = buildIndexesAhead(limited.href);
  await expect.poll(() => isWaiting(other), { timeout: 10_000 }).toBe(true);
  await Promise.race([built, wait(600)]);
  await writer.rows('commit');
  await built;
  expect(await validIndexes()).toEqual(names);
});

test('an index that a process left unfinished is built again', async () => {
  const db = await connect();
  await db.rows('create index users_by_name on users (id)');
  await db.rows("update pg_index set indisvalid = false where indexrelid = 'users_by_name'::regclass");
  await store.migrate();
  expect(await validIndexes()).toEqual(names);
  const [index] = await db.rows<{ text: string }>(
    "select pg_get_indexdef('users_by_name'::regclass) as text",
  );
  expect(index?.text).toContain('lower');
});

test('several instances build them one after the other', async () => {
  const other = openPostgresStore({ url });
  await Promise.all([store.migrate(), other.migrate()]);
  await other.close();
  expect(await validIndexes()).toEqual(names);
});
