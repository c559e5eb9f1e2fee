import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createKeptTable, type KeptTable } from './kept-table.ts';

/** How many completed rides are not paid, and what their riders owe in cents. */
const totals: KeptTable = {
  name: 'unpaid_totals',
  keys: ['scope'],
  sums: ['rides', 'owed'],
  split: (part) => part,
  source: {
    table: 'rides',
    columns: ['settlement', 'fare', 'estimated_fare'],
    parts: (rows) =>
      `select 'all' as scope, 1 as rides, coalesce(fare, estimated_fare) as owed from ${rows} where settlement = 'owed'`,
  },
};

export const figures054: readonly KeptTable[] = [totals];

/** Keeps the number of unpaid rides and what is owed, which the console shows above their list. */
export const unpaidTotals = async (db: Transaction<Database>): Promise<void> => {
  for (const kept of figures054) await createKeptTable(db, kept);
};
