import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createKeptTable, type KeptTable } from './kept-table.ts';

/** How many disputes there are in each status. */
const totals: KeptTable = {
  name: 'dispute_totals',
  keys: ['status'],
  sums: ['disputes'],
  split: (part) => part,
  source: {
    table: 'disputes',
    columns: ['status'],
    parts: (rows) => `select status, 1 as disputes from ${rows}`,
  },
};

export const figures045: readonly KeptTable[] = [totals];

/** Keeps the numbers of disputes, which the console shows beside its worklist. */
export const disputeTotals = async (db: Transaction<Database>): Promise<void> => {
  for (const kept of figures045) await createKeptTable(db, kept);
};
