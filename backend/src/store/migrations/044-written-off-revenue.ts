import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { figures035 } from './035-split-figures.ts';
import { figures040 } from './040-days.ts';
import { changeKeptTable, type KeptTable } from './kept-table.ts';

const completed = "status = 'completed'";
/** A fare that was written off is no revenue; one that is still owed is. */
const earned = `${completed} and settlement is distinct from 'written_off'`;

/** How many rides there are, how many are completed, and the fares of those that are not written off, in cents. */
const totals: KeptTable = {
  name: 'ride_totals',
  keys: ['scope'],
  sums: ['rides', 'completed', 'revenue'],
  split: (part) => part,
  source: {
    table: 'rides',
    columns: ['status', 'fare', 'settlement'],
    parts: (rows) => `select 'all' as scope, 1 as rides,
      case when ${completed} then 1 else 0 end as completed,
      case when ${earned} then coalesce(fare, 0) else 0 end as revenue from ${rows}`,
  },
};

const dayOf = (column: string): string => `cast(${column} / 86400000 as text)`;

/** The rides requested on each UTC day since 1970, and the fares of those completed on it and not written off, in cents. */
const rides: KeptTable = {
  name: 'ride_days',
  keys: ['day'],
  sums: ['rides', 'revenue'],
  split: (part) => part,
  source: {
    table: 'rides',
    columns: ['created_at', 'completed_at', 'status', 'fare', 'settlement'],
    parts: (rows) => `select ${dayOf('created_at')} as day, 1 as rides, 0 as revenue from ${rows}
      union all select ${dayOf('completed_at')}, 0, coalesce(fare, 0) from ${rows}
      where ${earned} and completed_at is not null`,
  },
};

export const figures044: readonly KeptTable[] = [totals, rides];

/** Counts the fare of a ride that was written off as no revenue. */
export const writtenOffRevenue = async (db: Transaction<Database>): Promise<void> => {
  for (const before of [...figures035, ...figures040]) {
    const after = figures044.find(({ name }) => name === before.name);
    if (after) await changeKeptTable(db, before, after, "settlement = 'written_off'");
  }
};
