import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Stores the transaction of each live message on PostgreSQL, where writers that run at the same time commit in another
 * order than that of the positions. A reader finds with it what has become visible since its last read.
 */
export const outboxOrder = async (db: Transaction<Database>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table outbox
    add column xid bigint not null default (pg_current_xact_id()::text::bigint)`.execute(db);
  await sql`create index outbox_by_transaction on outbox (xid)`.execute(db);
};
