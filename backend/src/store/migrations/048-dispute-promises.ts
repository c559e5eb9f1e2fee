import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Lets PostgreSQL refuse disputes that the domain never writes. Rows that are there already are not read. */
export const disputePromises = async (db: Transaction<Database>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const rules = {
    status: "status in ('submitted', 'refunded', 'rejected')",
    amounts:
      '(requested_refund is null or requested_refund >= 0) and (refunded_amount is null or refunded_amount >= 0)',
  };
  for (const [name, rule] of Object.entries(rules))
    await sql`alter table disputes add constraint ${sql.id(`disputes_promise_${name}`)}
      check (${sql.raw(rule)}) not valid`.execute(db);
};
