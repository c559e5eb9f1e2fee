import { sql, type Transaction } from 'kysely';
import type { Database } from '../../schema.ts';

type Db = Transaction<Database>;

const createLedger = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('ledger_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ride_id', 'text', (column) => column.references('rides.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('ledger_entries')
    .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('transaction_id', 'text', (column) => column.notNull().references('ledger_transactions.id'))
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .execute();
  // A covering index for the balance of an account.
  await db.schema
    .createIndex('ledger_entries_account')
    .on('ledger_entries')
    .columns(['account', 'amount'])
    .execute();
};

const createPayments = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('payments')
    .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('ride_id', 'text', (column) => column.notNull().references('rides.id'))
    .addColumn('rider_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('gateway_key', 'text')
    .addColumn('card_token', 'text')
    .addColumn('card_last4', 'text')
    .addColumn('claimed_at', 'bigint')
    .addColumn('failure_code', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('payments_one_live_per_ride')
    .on('payments')
    .column('ride_id')
    .unique()
    .where(sql.ref('status'), 'in', sql`('pending', 'processing', 'paid')`)
    .execute();
  await db.schema.createIndex('payments_of_ride').on('payments').columns(['ride_id', 'position']).execute();
  await db.schema
    .createIndex('payments_by_status')
    .on('payments')
    .columns(['status', 'claimed_at'])
    .execute();
};

export const createMoney = async (db: Db): Promise<void> => {
  await createLedger(db);
  await createPayments(db);
};
