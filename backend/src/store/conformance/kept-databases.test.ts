import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { booksOf, createTestContext, given } from '../../testing/index.ts';
import { emptyPlace, onPostgres } from '../../testing/place.ts';
import { wrongFigures } from '../kept/figures.ts';
import { migrateTo } from '../migrate.ts';
import { migrations } from '../migrations/list.ts';
import { openStore } from '../open-store.ts';
import type { Read, Store, Write } from '../store.ts';

// Databases of earlier servers, as their own code wrote them: the schema, then the rows, one statement a line.
const folder = join(import.meta.dirname, '../migrations/kept-databases');
const released = readdirSync(folder).map((file) => file.replace('.sql', ''));
const linesOf = (name: string): string[] =>
  readFileSync(join(folder, `${name}.sql`), 'utf8')
    .split(';\n')
    .filter(Boolean);
const isRow = (line: string): boolean => line.startsWith('insert into');

const stepsUntil = (name: string): number => {
  const rows = linesOf(name).filter(isRow);
  const version = rows.find((line) => line.includes("('schema_version'"));
  return Number(/'schema_version', '(\d+)'/.exec(version ?? '')?.[1]);
};

const emptyStore = async (): Promise<{ store: Store; dataDir: string; databaseUrl: string | null }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mobility-'));
  const place = await emptyPlace(dataDir);
  const store = openStore(place);
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return { store, ...place };
};

/** The rows as they were; the migrations have written some of their own. */
const insertRows = async (db: Write, name: string): Promise<void> => {
  // Rows refer to each other in circles, and the triggers of that time have counted already.
  await (onPostgres()
    ? sql`set local session_replication_role = replica`
    : sql`pragma defer_foreign_keys = on`
  ).execute(db);
  const lines = linesOf(name).filter(isRow);
  const tableOf = (line: string): string => /"(\w+)"/.exec(line)?.[1] ?? '';
  for (const table of ['meta', 'simulation']) await sql`delete from ${sql.table(table)}`.execute(db);
  const counted = (line: string): boolean => tableOf(line) === 'ride_totals';
  for (const line of lines.filter((row) => !counted(row))) await sql.raw(line).execute(db);
  for (const line of lines.filter(counted)) {
    await sql`delete from ride_totals`.execute(db);
    await sql.raw(line).execute(db);
  }
};

/** PostgreSQL does not continue its numbers after those that were inserted. */
const continueNumbers = async (db: Write): Promise<void> => {
  if (!onPostgres()) return;
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db);
  for (const { name } of rows)
    await sql`select setval(pg_get_serial_sequence(${name}, 'position'),
      (select coalesce(max(position), 1) from ${sql.table(name)}))`.execute(db);
};

/** Lets PostgreSQL check the rows of earlier servers against the rules of today. Throws if one breaks a rule. */
const keepPromises = async (store: Store): Promise<void> => {
  if (!onPostgres()) return;
  const { rows } = await sql<{
    rule: string;
    of: string;
  }>`select conname as rule, conrelid::regclass::text as of
    from pg_constraint where contype = 'c' and conname like '%_promise_%'`.execute(store.read);
  expect(rows.length).toBeGreaterThan(20);
  await store.transaction(async (db) => {
    for (const { rule, of } of rows)
      await sql`alter table ${sql.table(of)} validate constraint ${sql.id(rule)}`.execute(db);
  });
};

const shapeOf = async (db: Read) => {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where sql is not null
    and name not in ('migrations', 'sqlite_sequence') order by name`.execute(db);
  return rows.map((row) => row.sql.replace(/\s+/g, ' ').trim());
};

test('a kept database exists for each of the first releases', () => {
  expect(released.toSorted()).toEqual([
    '010-matching',
    '024-account-safety',
    '026-saved-places',
    '029-ride-totals',
  ]);
});

test.skipIf(onPostgres()).each(released)(
  'the migrations up to %s still make the schema of that release',
  async (name) => {
    const { store } = await emptyStore();
    await store.transaction((db) => migrateTo(db, stepsUntil(name)));
    const made = await shapeOf(store.read);
    const kept = linesOf(name).filter((line) => !isRow(line) && !line.includes('sqlite_sequence'));
    expect(made.toSorted()).toEqual(kept.toSorted());
  },
);

test.each(released)('a database of %s is migrated with all its rows, balances and rides', async (name) => {
  const { store, ...place } = await emptyStore();
  await store.transaction(async (db) => {
    await migrateTo(db, stepsUntil(name));
    await insertRows(db, name);
    await continueNumbers(db);
    await db.deleteFrom('migrations').execute();
  });
  await store.migrate();
  const context = await createTestContext(place);
  onTestFinished(() => context.store.close());
  const names = await store.read.selectFrom('migrations').select('name').execute();
  expect(names).toHaveLength(migrations.length);
  expect(await wrongFigures(store.read)).toEqual([]);
  expect(await booksOf(context)).toMatchObject({ sum: 0, unbalanced: [], held: [] });
  await keepPromises(store);
  const rides = linesOf(name).filter((line) => line.startsWith('insert into "rides"')).length;
  const { total } = await store.read
    .selectFrom('ride_totals')
    .select((row) => row.fn.sum('rides').as('total'))
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(rides);
  const disputed = store.read.selectFrom('disputes').innerJoin('rides', 'rides.id', 'disputes.ride_id');
  const parties = await disputed.select(['disputes.driver_id', 'rides.driver_id as driven_by']).execute();
  for (const { driver_id, driven_by } of parties) expect(driver_id).toBe(driven_by);
  const marks = await store.read.selectFrom('conversations').select('answered_message_id').execute();
  for (const { answered_message_id } of marks) expect(answered_message_id).toBeNull();
  await given.completedRide(context, { payment: 'balance' });
  expect(await wrongFigures(store.read)).toEqual([]);
});

test('a ride that was written off before it counted as no revenue is taken out of the kept figures', async () => {
  const { store } = await emptyStore();
  const name = '029-ride-totals';
  const before = migrations.findIndex((migration) => migration.name === '044-written-off-revenue');
  const revenue = async () => {
    const { rows } = await sql<{ kept: number }>`select sum(revenue) as kept from ride_totals
      union all select sum(revenue) from ride_days`.execute(store.read);
    return rows.map(({ kept }) => Number(kept));
  };
  const { id, fare } = await store.transaction(async (db) => {
    await migrateTo(db, stepsUntil(name));
    await insertRows(db, name);
    await continueNumbers(db);
    await db.deleteFrom('migrations').execute();
    await migrateTo(db, before);
    const completed = db.selectFrom('rides').select(['id', 'fare']).where('status', '=', 'completed');
    return completed.executeTakeFirstOrThrow();
  });
  await store.transaction((db) =>
    db.updateTable('rides').set({ settlement: 'written_off' }).where('id', '=', id).execute(),
  );
  const counted = await revenue();
  await store.migrate();
  expect(fare).toBeGreaterThan(0);
  expect(await revenue()).toEqual(counted.map((sum) => sum - Number(fare)));
  expect(await wrongFigures(store.read)).toEqual([]);
});
