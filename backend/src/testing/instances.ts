import type { Context } from '../context.ts';
import { createTestContext } from './context.ts';
import { auditMoney } from './money-audit.ts';

/** How often each race is run. */
export const rounds = Number(process.env.RACE_ROUNDS ?? 200);

export type Instances = readonly [Context, Context];
type At = { dataDir?: string; databaseUrl?: string };

/** Two instances on one PostgreSQL database; on SQLite twice the one of this process. Close them with `closeAll`. */
export const twoInstances = async (at: At = {}): Promise<Instances> => {
  const one = await createTestContext(at);
  const { databaseUrl } = one.config;
  return [one, databaseUrl === null ? one : await createTestContext({ databaseUrl })];
};

/** Closes each store once. */
export const closeAll = async (instances: readonly Context[]): Promise<void> => {
  for (const store of new Set(instances.map((context) => context.store))) await store.close();
};

/** What must hold after every race: a sum of zero, no transaction out of balance, and cents held for these rides alone. */
export const booksOf = async (context: Context) => {
  const { sum, unbalanced, accounts } = await auditMoney(context);
  const held = [...accounts].filter(([account, cents]) => account.startsWith('held:') && cents !== 0);
  const overdrawn = [...accounts].filter(([account, cents]) => account.startsWith('user:') && cents < 0);
  return { sum, unbalanced, held, overdrawn };
};

/** Books that are in order, with nothing held and nobody below zero. */
export const clean = { sum: 0, unbalanced: [], held: [], overdrawn: [] };
