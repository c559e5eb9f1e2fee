import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createKeptTable, type KeptTable } from './kept-table.ts';

/** How many conversations there are. */
const totals: KeptTable = {
  name: 'conversation_totals',
  keys: ['scope'],
  sums: ['conversations'],
  split: (part) => part,
  source: {
    table: 'conversations',
    columns: ['thread_id'],
    parts: (rows) => `select 'all' as scope, 1 as conversations from ${rows}`,
  },
};

export const figures041: readonly KeptTable[] = [totals];

/** Keeps the number of conversations, which the console shows beside its list. */
export const conversationTotals = async (db: Transaction<Database>): Promise<void> => {
  for (const kept of figures041) await createKeptTable(db, kept);
};
