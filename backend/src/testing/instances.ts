import type { Context } from '../context.ts';
import { createTestContext } from './context.ts';
import { auditMoney } from './money-audit.ts';

export type Instances = readonly [Context, Context];
type At = { dataDir?: string; databaseUrl?: string };

/** Two instances on one PostgreSQL database; on SQLite the same instance twice. Close them with `closeAll`. */
export const twoInstances = async (at: At = {}): Promise<Instances> => {
  const one = await createTestContext(at);
  const { databaseUrl } = one.config;
  return [one, databaseUrl === null ? one : await createTestContext({ databaseUrl })];
};

/** Closes each store once. */
export const closeAll = async (instances: readonly Context[]): Promise<void> => {
  for (const store of new Set(instances.map((context) => context.store))) await store.close();
};

/**
 * The invariants after every race: the ledger sums to zero, each transaction too, and cents are held only for these
 * rides.
 */
export const booksOf = async (context: Context) => {
  const { sum, unbalanced, accounts } = await auditMoney(context);
  const held = [...accounts].filter(([account, cents]) => account.startsWith('held:') && cents !== 0);
  const overdrawn = [...accounts].filter(([account, cents]) => account.startsWith('user:') && cents < 0);
  return { sum, unbalanced, held, overdrawn };
};

/** The audit of a correct ledger without held fees and negative balances. */
export const clean = { sum: 0, unbalanced: [], held: [], overdrawn: [] };
