import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

/** A table of sums over another table that the database keeps by triggers. */
export type KeptTable = {
  name: string;
  keys: readonly string[];
  sums: readonly string[];
  /**
   * Splits the rows that all writers change into parts, which are added up when they are read. Takes the part of the
   * writer and returns that of a row, both as SQL.
   */
  split?: (part: string) => string;
  source: {
    table: string;
    /** The columns of the source that the sums depend on. */
    columns: readonly string[];
    /** What these rows of the source add, as a query of the keys and sums. */
    parts: (rows: string) => string;
  };
};

const list = (names: readonly string[], of = (name: string): string => name): string =>
  names.map(of).join(', ');

const onePart = "'0'";
/** Each connection runs one transaction at a time, so that only those with the same part wait for each other. */
const partOfConnection = '(pg_backend_pid() % 32)::text';

const keysOf = ({ keys, split }: KeptTable): string[] => [...keys, ...(split ? ['part'] : [])];

/** The statement that adds what the rows of the source contribute, or takes it away. */
const adding = (kept: KeptTable, rows: string, sign: '+' | '-', part = onePart): string => {
  const { name, keys, sums, split, source } = kept;
  const values = [...keys, ...(split ? [split(part)] : [])];
  // Without the condition, SQLite takes the conflict for a join. The order keeps writers from waiting for each other.
  return `insert into ${name} (${list([...keysOf(kept), ...sums])})
    select ${list(values)}, ${list(sums, (sum) => `${sign === '-' ? '-' : ''}sum(${sum})`)}
    from (${source.parts(rows)}) as part where true group by ${list(keys)} order by ${list(keys)}
    on conflict (${list(keysOf(kept))}) do update set ${list(sums, (sum) => `${sum} = ${name}.${sum} + excluded.${sum}`)};`;
};

/** The row that a trigger sees, as a query. */
const seen = (columns: readonly string[], version: 'old' | 'new'): string =>
  `(select ${list(columns, (column) => `${version}.${column} as ${column}`)})`;

const changed = ({ source }: KeptTable): string =>
  source.columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const onSqlite = async (db: Db, kept: KeptTable): Promise<void> => {
  const { table, columns } = kept.source;
  const [gone, came] = [
    adding(kept, `${seen(columns, 'old')} as source`, '-'),
    adding(kept, `${seen(columns, 'new')} as source`, '+'),
  ];
  const trigger = (event: string, when: string, body: string) =>
    sql
      .raw(
        `create trigger ${kept.name}_of_${table}_${event.split(' ')[0]} after ${event} on ${table} ${when} begin ${body} end`,
      )
      .execute(db);
  await trigger('insert', '', came);
  await trigger('delete', '', gone);
  await trigger(`update of ${list(columns)}`, `when ${changed(kept)}`, gone + came);
};

const onPostgres = async (db: Db, kept: KeptTable): Promise<void> => {
  const { table, columns } = kept.source;
  const trigger = async (event: string, rule: string, body: string) => {
    const name = `${kept.name}_of_${table}_${event.split(' ')[0]}`;
    const whole = `begin ${body} return null; end`;
    await sql.raw(`create function ${name}() returns trigger language plpgsql as $$ ${whole} $$`).execute(db);
    await sql
      .raw(`create trigger ${name} after ${event} on ${table} ${rule} execute function ${name}()`)
      .execute(db);
  };
  // The rows of one statement at once: a restore inserts many, and each update of a row leaves an old version of it.
  await trigger(
    'insert',
    'referencing new table as touched for each statement',
    adding(kept, 'touched', '+', partOfConnection),
  );
  await trigger(
    'delete',
    'referencing old table as touched for each statement',
    adding(kept, 'touched', '-', partOfConnection),
  );
  const [gone, came] = [
    adding(kept, `${seen(columns, 'old')} as source`, '-', partOfConnection),
    adding(kept, `${seen(columns, 'new')} as source`, '+', partOfConnection),
  ];
  await trigger(`update of ${list(columns)}`, `for each row when (${changed(kept)})`, gone + came);
};

/** The statements that count a kept table again. */
export const countAgain = (kept: KeptTable): string[] => [
  `delete from ${kept.name}`,
  adding(kept, kept.source.table, '+').replace(/;$/, ''),
];

/**
 * Changes what a table keeps. `counted` is a condition of the source's rows that the two count differently: the others are
 * not counted again.
 */
export const changeKeptTable = async (
  db: Db,
  before: KeptTable,
  after: KeptTable,
  counted: string,
): Promise<void> => {
  const { table } = before.source;
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const event of ['insert', 'delete', 'update']) {
    const trigger = `${before.name}_of_${table}_${event}`;
    await sql.raw(`drop trigger ${trigger}${isSqlite ? '' : ` on ${table}`}`).execute(db);
    if (!isSqlite) await sql.raw(`drop function ${trigger}()`).execute(db);
  }
  // The table may be large, and the condition without an index.
  await sql.raw(`create temporary table differing as select * from ${table} where ${counted}`).execute(db);
  const changes = [adding(before, 'differing', '-'), adding(after, 'differing', '+')];
  for (const change of changes) await sql.raw(change.replace(/;$/, '')).execute(db);
  await sql.raw('drop table differing').execute(db);
  await (isSqlite ? onSqlite : onPostgres)(db, after);
};

/** Creates the table, counts what there is, and keeps it from now on. */
export const createKeptTable = async (db: Db, kept: KeptTable): Promise<void> => {
  const columns = [
    ...keysOf(kept).map((key) => `${key} text not null`),
    ...kept.sums.map((sum) => `${sum} bigint not null`),
    `primary key (${list(keysOf(kept))})`,
  ];
  await sql.raw(`create table ${kept.name} (${list(columns)})`).execute(db);
  for (const statement of countAgain(kept)) await sql.raw(statement).execute(db);
  await (db.getExecutor().adapter instanceof SqliteAdapter ? onSqlite : onPostgres)(db, kept);
};
