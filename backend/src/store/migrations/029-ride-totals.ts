import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

const completed = (row: string): string => `(case when ${row}.status = 'completed' then 1 else 0 end)`;
const earned = (row: string): string =>
  `(case when ${row}.status = 'completed' then coalesce(${row}.fare, 0) else 0 end)`;

/** What an insert, a delete and a change of one ride do to the totals, as statements of SQL. */
const effects = {
  insert: `update ride_totals set rides = rides + 1, completed = completed + ${completed('new')}, revenue = revenue + ${earned('new')};`,
  delete: `update ride_totals set rides = rides - 1, completed = completed - ${completed('old')}, revenue = revenue - ${earned('old')};`,
  change: `update ride_totals set completed = completed + ${completed('new')} - ${completed('old')}, revenue = revenue + ${earned('new')} - ${earned('old')};`,
};
const isCounted = "old.status = 'completed' or new.status = 'completed'";

const onSqlite = async (db: Db): Promise<void> => {
  const trigger = (name: string, event: string, effect: string, condition = '') =>
    sql.raw(`create trigger ${name} after ${event} on rides ${condition} begin ${effect} end`).execute(db);
  await trigger('ride_counted', 'insert', effects.insert);
  await trigger('ride_uncounted', 'delete', effects.delete);
  await trigger('ride_recounted', 'update of status, fare', effects.change, `when ${isCounted}`);
};

/** The totals of the rows of one statement: a restore inserts many at once. */
const ofRows = (sign: '+' | '-'): string =>
  `update ride_totals set rides = rides ${sign} (select count(*) from touched),
    completed = completed ${sign} (select count(*) from touched where status = 'completed'),
    revenue = revenue ${sign} (select coalesce(sum(fare), 0) from touched where status = 'completed');`;

const onPostgres = async (db: Db): Promise<void> => {
  const trigger = async (name: string, rule: string, effect: string) => {
    const body = `begin ${effect} return null; end`;
    await sql.raw(`create function ${name}() returns trigger language plpgsql as $$ ${body} $$`).execute(db);
    await sql.raw(`create trigger ${name} after ${rule} execute function ${name}()`).execute(db);
  };
  const each = 'for each statement';
  await trigger('ride_counted', `insert on rides referencing new table as touched ${each}`, ofRows('+'));
  await trigger('ride_uncounted', `delete on rides referencing old table as touched ${each}`, ofRows('-'));
  const changes = `update of status, fare on rides for each row when (${isCounted})`;
  await trigger('ride_recounted', changes, effects.change);
};

/** Keeps the totals of all rides in one row, by triggers, so that imports and restores are counted too. */
export const rideTotals = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('ride_totals')
    .addColumn('rides', 'bigint', (column) => column.notNull())
    .addColumn('completed', 'bigint', (column) => column.notNull())
    .addColumn('revenue', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into ride_totals select count(*), coalesce(sum(case when status = 'completed' then 1 else 0 end), 0),
    coalesce(sum(case when status = 'completed' then fare else 0 end), 0) from rides`.execute(db);
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? onSqlite(db) : onPostgres(db));
};
