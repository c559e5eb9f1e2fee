import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createKeptTable, type KeptTable } from './kept-table.ts';

const dayOf = (column: string): string => `cast(${column} / 86400000 as text)`;

/** The rides that were requested on each UTC day since 1970, and the fares of those that were completed on it, in cents. */
const rides: KeptTable = {
  name: 'ride_days',
  keys: ['day'],
  sums: ['rides', 'revenue'],
  split: (part) => part,
  source: {
    table: 'rides',
    columns: ['created_at', 'completed_at', 'status', 'fare'],
    parts: (rows) => `select ${dayOf('created_at')} as day, 1 as rides, 0 as revenue from ${rows}
      union all select ${dayOf('completed_at')}, 0, coalesce(fare, 0) from ${rows}
      where status = 'completed' and completed_at is not null`,
  },
};

/** The accounts that were created on each UTC day since 1970 and are not deleted. */
const users: KeptTable = {
  name: 'user_days',
  keys: ['day'],
  sums: ['users'],
  split: (part) => part,
  source: {
    table: 'users',
    columns: ['created_at', 'deleted_at'],
    parts: (rows) => `select ${dayOf('created_at')} as day, 1 as users from ${rows} where deleted_at is null`,
  },
};

export const figures040: readonly KeptTable[] = [rides, users];

/** Keeps the sums of each day, which the console draws. */
export const days = async (db: Transaction<Database>): Promise<void> => {
  for (const kept of figures040) await createKeptTable(db, kept);
};
