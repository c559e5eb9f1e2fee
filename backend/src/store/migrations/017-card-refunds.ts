import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the refunds that go back to a card. */
export const cardRefunds = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('card_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('rider_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('card_refunds_open')
    .on('card_refunds')
    .column('created_at')
    .where(sql.ref('status'), '=', sql`'processing'`)
    .execute();
};
