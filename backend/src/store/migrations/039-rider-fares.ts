import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createKeptTable, type KeptTable } from './kept-table.ts';

/** What the completed rides of each rider cost together, in cents. */
const fares: KeptTable = {
  name: 'rider_fares',
  keys: ['rider_id'],
  sums: ['fares'],
  source: {
    table: 'rides',
    columns: ['rider_id', 'status', 'fare', 'estimated_fare'],
    parts: (rows) => `select rider_id, coalesce(fare, estimated_fare) as fares from ${rows}
      where status = 'completed'`,
  },
};

export const figures039: readonly KeptTable[] = [fares];

/** Keeps what a rider has spent, which was summed over all rides of the rider. */
export const riderFares = async (db: Transaction<Database>): Promise<void> => {
  for (const kept of figures039) await createKeptTable(db, kept);
};
