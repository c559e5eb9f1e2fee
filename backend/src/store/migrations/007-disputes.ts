import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

const createDisputes = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ride_id', 'text', (column) => column.notNull().references('rides.id'))
    .addColumn('rider_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('dispute_type', 'text', (column) => column.notNull())
    .addColumn('dispute_reason', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('requested_refund', 'integer')
    .addColumn('evidence', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint', (column) => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text', (column) => column.references('users.id'))
    .addColumn('refunded_amount', 'integer')
    .addColumn('resolution_note', 'text')
    .execute();
  await db.schema
    .createIndex('disputes_one_open_per_ride')
    .on('disputes')
    .column('ride_id')
    .unique()
    .where(sql.ref('status'), '=', sql`'submitted'`)
    .execute();
  await db.schema
    .createIndex('disputes_of_rider')
    .on('disputes')
    .columns(['rider_id', 'submitted_at'])
    .execute();
  await db.schema
    .createIndex('disputes_by_status')
    .on('disputes')
    .columns(['status', 'submitted_at'])
    .execute();
  await db.schema.createIndex('disputes_newest').on('disputes').column('submitted_at').execute();
};

/** Adds disputes, and the index of payments that the analytics use. */
export const disputes = async (db: Db): Promise<void> => {
  await createDisputes(db);
  await db.schema.createIndex('payments_paid').on('payments').columns(['status', 'paid_at']).execute();
};
