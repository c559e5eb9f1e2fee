import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the time to each entry of the ledger, so that the earnings of a period are read from an index. */
export const earningTimes = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .alterTable('ledger_entries')
    .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update ledger_entries set created_at =
    (select created_at from ledger_transactions where ledger_transactions.id = ledger_entries.transaction_id)`.execute(
    db,
  );
  await db.schema
    .createIndex('ledger_entries_by_time')
    .on('ledger_entries')
    .columns(['account', 'created_at'])
    .execute();
  await db.schema
    .createIndex('payments_of_driver_paid')
    .on('payments')
    .columns(['driver_id', 'paid_at'])
    .execute();
};
