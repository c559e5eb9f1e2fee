import { SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createKeptTable, type KeptTable } from './kept-table.ts';

/** How many rides there are, how many are completed, and the fares of those, in cents. */
const totals: KeptTable = {
  name: 'ride_totals',
  keys: ['scope'],
  sums: ['rides', 'completed', 'revenue'],
  split: (part) => part,
  source: {
    table: 'rides',
    columns: ['status', 'fare'],
    parts: (rows) => `select 'all' as scope, 1 as rides,
      case when status = 'completed' then 1 else 0 end as completed,
      case when status = 'completed' then coalesce(fare, 0) else 0 end as revenue from ${rows}`,
  },
};

/** The rides of each rider and of each driver by status, and all rides under the role of admins. */
const rides: KeptTable = {
  name: 'ride_counts',
  keys: ['user_id', 'role', 'status'],
  sums: ['rides'],
  // Only the counts of all rides are changed by everybody.
  split: (part) => `case when role = 'admin' then ${part} else '0' end`,
  source: {
    table: 'rides',
    columns: ['rider_id', 'driver_id', 'status'],
    parts: (rows) => `select rider_id as user_id, 'rider' as role, status, 1 as rides from ${rows}
      union all select driver_id, 'driver', status, 1 from ${rows} where driver_id is not null
      union all select '', 'admin', status, 1 from ${rows}`,
  },
};

/** The accounts of each role, without deleted ones. */
const users: KeptTable = {
  name: 'user_counts',
  keys: ['role'],
  sums: ['users'],
  split: (part) => part,
  source: {
    table: 'users',
    columns: ['role', 'deleted_at'],
    parts: (rows) => `select role, 1 as users from ${rows} where deleted_at is null`,
  },
};

export const figures035: readonly KeptTable[] = [totals, rides, users];

/** The triggers of earlier migrations, each with its table. On PostgreSQL each has a function of its own. */
const earlier: readonly (readonly [trigger: string, table: string])[] = [
  ['ride_counted', 'rides'],
  ['ride_uncounted', 'rides'],
  ['ride_recounted', 'rides'],
  ...['insert', 'delete', 'update'].flatMap(
    (event) =>
      [
        [`ride_counts_of_rides_${event}`, 'rides'],
        [`user_counts_of_users_${event}`, 'users'],
      ] as const,
  ),
];

/** Splits the figures that every writer changes into parts, so that writers do not wait for one row. */
export const splitFigures = async (db: Transaction<Database>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const [trigger, table] of earlier) {
    if (isSqlite) await sql`drop trigger ${sql.id(trigger)}`.execute(db);
    else {
      await sql`drop trigger ${sql.id(trigger)} on ${sql.table(table)}`.execute(db);
      await sql`drop function ${sql.id(trigger)}()`.execute(db);
    }
  }
  for (const kept of figures035) {
    await db.schema.dropTable(kept.name).execute();
    await createKeptTable(db, kept);
  }
};
