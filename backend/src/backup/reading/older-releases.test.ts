import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BackupData } from '@mobility/openapi';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { restoreBackup } from '../../operations/admin/restoreBackup.ts';
import { wrongFigures } from '../../store/kept/figures.ts';
import { booksOf, createTestContext, given, requestBy, uploadOf } from '../../testing/index.ts';
import type { Row } from '../pages.ts';
import type { Table } from '../tables/columns.ts';
import { keptTables } from '../tables/tables.ts';

// Databases of earlier servers, as their own code wrote them.
const folder = join(import.meta.dirname, '../../store/migrations/kept-databases');
const released = readdirSync(folder);

const databaseOf = (name: string): DatabaseSync => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const lines = readFileSync(join(folder, name), 'utf8').split(';\n');
  // The tables and their rows; no trigger counts the rows again.
  for (const start of ['CREATE TABLE', 'insert into'])
    for (const line of lines) if (line.startsWith(start)) database.exec(line);
  return database;
};

const collectionOf = (database: DatabaseSync, { vault }: Context, table: Table) => {
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all(table.name)
    .map(({ name }) => String(name))
    .filter((name) => table.columns[name]?.kind !== 'identity');
  const rows = database.prepare(`select * from ${table.name} order by rowid`).all();
  const sealed = (row: (typeof rows)[number], column: string): Row[number] => {
    const value = row[column] as Row[number];
    if (table.columns[column]?.kind !== 'secret' || value === null) return value;
    return vault.seal(String(value), [table.name, column, ...table.key.map((key) => row[key])].join(':'));
  };
  return { columns, rows: rows.map((row) => columns.map((column) => sealed(row, column))) };
};

/** The backup that the earlier server would have made of its database, with a head of today. */
const backupOf = (database: DatabaseSync, context: Context): BackupData => {
  const version = database.prepare("select value from meta where name = 'schema_version'").get();
  const file: BackupData = {
    format: 'mobility-backup',
    format_version: 2,
    schema_version: Number(version?.value),
    created_at: '2026-01-01T00:00:00.000Z',
    key_id: context.vault.keyId,
    collections: {},
    checksum: '',
    signature: '',
  };
  const there = database.prepare('select 1 from sqlite_master where name = ?');
  for (const table of keptTables.filter(({ name }) => there.get(name)))
    file.collections[table.name] = collectionOf(database, context, table);
  return given.forged(context, file, () => {});
};

test.each(released)('a backup of the release of %s is brought up to date and restored', async (name) => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin');
  // Rows of tables that the earlier release does not have, which refer to rows that the restore removes.
  const { rideId, driver } = await given.completedRide(context);
  await context.store.transaction((db) =>
    db
      .insertInto('ride_attempts')
      .values({
        ride_id: rideId,
        attempt: 1,
        driver_id: driver.id,
        accepted_at: 1,
        ended_at: 2,
        ended_by: 'driver',
        admin_id: null,
      })
      .execute(),
  );
  const database = databaseOf(name);
  const file = backupOf(database, context);
  const body = uploadOf({ ...file, password: admin.password });
  await restoreBackup(context, requestBy(admin, { body }));
  const restored = await context.store.read.selectFrom('rides').select('id').orderBy('id').execute();
  const kept = database.prepare('select id from rides order by id').all();
  expect(restored.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
  expect(restored.length).toBeGreaterThan(0);
  expect(await context.store.read.selectFrom('ride_attempts').select('ride_id').execute()).toEqual([]);
  expect(await wrongFigures(context.store.read)).toEqual([]);
  expect(await booksOf(context)).toMatchObject({ sum: 0, unbalanced: [], held: [] });
  await given.completedRide(context, { payment: 'balance' });
});

test('a value that today’s schema refuses is refused in a backup of an earlier release too', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin');
  const [name = ''] = released;
  const file = given.forged(context, backupOf(databaseOf(name), context), ({ collections: { users } }) => {
    users?.rows[0]?.splice(users.columns.indexOf('role'), 1, 'emperor');
  });
  await expect(restoreBackup(context, requestBy(admin, { body: uploadOf(file) }))).rejects.toThrow(
    'Row 1 of users has a wrong role',
  );
});
