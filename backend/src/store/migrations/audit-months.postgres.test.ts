import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { addEntries, auditParts, idsIn } from '../../testing/partitions/audit-months.ts';
import { emptyPlace } from '../../testing/place.ts';
import { auditEntries, auditEntry, writeAudit } from '../audit.ts';
import { storesOn, unitOf } from '../conformance/stores.ts';
import { migrateTo } from '../migrate.ts';
import { openMonth } from '../months/audit-months.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { migrations } from './list.ts';

const before = migrations.findIndex(({ name }) => name === '046-audit-months');

/** Two instances on a database of the release before. */
const formerStores = async (): Promise<[Store, Store]> => {
  const [former, next] = storesOn(await emptyPlace(''), 2);
  if (!former || !next) throw new Error('There are two stores');
  await former.transaction((db) => migrateTo(db, before));
  return [former, next];
};

/** The files in which the rows and the indexes of the trail lie. */
const filesOf = async ({ read }: Store, table: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ columns: string; file: number }>`
    select regexp_replace(pg_get_indexdef(indexrelid), '.* USING ', '') as columns, relfilenode::bigint as file
      from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = ${table}::regclass
    union all select 'rows', relfilenode::bigint from pg_class where oid = ${table}::regclass`.execute(read);
  return Object.fromEntries(rows.map(({ columns, file }) => [columns, file]));
};

const newestIn = async ({ read }: Store): Promise<string[]> =>
  (await auditEntries(read, { direction: 'desc' }, undefined, 10).execute()).map(({ id }) => id);

test('the table of before becomes the first partition, with its rows and indexes where they are', async () => {
  const [former] = await formerStores();
  await addEntries(former, [
    ['a', 0],
    ['b', Date.UTC(2020, 1, 1)],
    ['c', Date.UTC(2199, 11, 31)],
  ]);
  const files = await filesOf(former, 'audit');
  expect(Object.keys(files)).toHaveLength(8);
  await former.migrate();
  expect(await filesOf(former, 'audit_first')).toEqual(files);
  expect(await auditParts(former.read)).toEqual({ audit_first: 'FROM (MINVALUE) TO (MAXVALUE)' });
  expect(await newestIn(former)).toEqual(['c', 'b', 'a']);
  expect(await auditEntry(former.read, 'b').execute()).toHaveLength(1);
});

test('a constraint that was added before the upgrade holds for the entries of before only', async () => {
  const [former, next] = await formerStores();
  const january = Date.UTC(2027, 0, 1);
  await former.transaction((db) =>
    sql`alter table audit add constraint audit_ends check (created_at < ${sql.lit(january)})`.execute(db),
  );
  await next.migrate();
  await next.transaction((db) => openMonth(db, january), []);
  await addEntries(former, [['later', january]]);
  expect(await idsIn(next.read, 'audit_2027_01')).toEqual(['later']);
});

test('every index of the trail is one of the partition too', async () => {
  const [former] = await formerStores();
  await former.migrate();
  const { rows } = await sql<{
    valid: boolean;
    of: string;
  }>`select indisvalid as valid, indexrelid::regclass::text as of
    from pg_index where indrelid = 'audit'::regclass order by 2`.execute(former.read);
  expect(rows.map(({ of }) => of)).toEqual([
    'audit_about',
    'audit_by_user',
    'audit_newest',
    'audit_of_action',
    'audit_of_severity',
    'audit_of_user',
  ]);
  expect(rows.every(({ valid }) => valid)).toBe(true);
});

test('a server of the release before goes on writing and reading while another one migrates', async () => {
  const [former, next] = await formerStores();
  const write = async (id: string): Promise<void> => {
    await former.transaction(
      (db) =>
        writeAudit(
          { ...unitOf(db), newId: () => id },
          {
            action: 'user_login',
            entity_type: 'user',
            entity_id: null,
            user_id: null,
            description: 'Signed in',
          },
        ),
      [],
    );
    expect(await newestIn(former)).toContain(id);
  };
  // The connections have prepared both statements.
  for (const id of ['a', 'b', 'c', 'd']) await write(id);
  const writing = Promise.all(['e', 'f', 'g', 'h'].map(write));
  await next.migrate();
  await writing;
  for (const id of ['i', 'j']) await write(id);
  expect(await newestIn(next)).toEqual([...'jihgfedcba']);
  expect(await idsIn(next.read, 'audit_first')).toHaveLength(10);
});

test('a backup that began before the migration still reads every row', async () => {
  const place = await emptyPlace('');
  const [former, next] = [openStore(place), openStore(place)];
  onTestFinished(async () => {
    await former.close();
    await next.close();
  });
  await former.transaction((db) => migrateTo(db, before));
  await addEntries(former, [['a', 1]]);
  const seen = await former.snapshot(async (db) => {
    await db.selectFrom('meta').select('value').execute();
    await next.migrate();
    await addEntries(next, [['b', 2]]);
    return db.selectFrom('audit').select('id').execute();
  });
  expect(seen).toEqual([{ id: 'a' }]);
});
