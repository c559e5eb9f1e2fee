import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Sums over the ledger: all entries, transactions that do not sum to zero, and cents by account. */
export const auditMoney = async ({ store }: Context) => {
  const rows = await store.read
    .selectFrom('ledger_entries')
    .select(['transaction_id', 'account', 'amount'])
    .execute();
  const unbalanced = await store.read
    .selectFrom('ledger_entries')
    .select(['transaction_id', sql<number>`sum(amount)`.as('total')])
    .groupBy('transaction_id')
    .having(sql`sum(amount)`, '<>', 0)
    .execute();
  const accounts = new Map<string, number>();
  for (const { account, amount } of rows) accounts.set(account, (accounts.get(account) ?? 0) + amount);
  return { sum: rows.reduce((total, row) => total + row.amount, 0), unbalanced, accounts };
};
