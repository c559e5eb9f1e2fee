import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the parts of penalties that are not collected yet. */
export const receivables = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('receivables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ride_id', 'text', (column) => column.notNull().references('rides.id'))
    .addColumn('debtor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('creditor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('receivables_open')
    .on('receivables')
    .columns(['debtor_id', 'id'])
    .where(sql.ref('open'), '>', sql`0`)
    .execute();
  await db.schema.createIndex('receivables_of_ride').on('receivables').column('ride_id').execute();
};
