import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

const createCards = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('saved_cards')
    .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last4', 'text', (column) => column.notNull())
    .addColumn('expiry_month', 'integer', (column) => column.notNull())
    .addColumn('expiry_year', 'integer', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('saved_cards_once', ['user_id', 'token'])
    .execute();
  await db.schema
    .createIndex('saved_cards_one_default')
    .on('saved_cards')
    .column('user_id')
    .unique()
    .where(sql.ref('is_default'), '=', sql`1`)
    .execute();
};

const createTopUps = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('top_ups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('gateway_key', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('card_token', 'text')
    .addColumn('card_brand', 'text', (column) => column.notNull())
    .addColumn('card_last4', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .execute();
  await db.schema.createIndex('top_ups_by_status').on('top_ups').columns(['status', 'claimed_at']).execute();
};

const createCheckouts = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('checkout_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('ride_id', 'text', (column) => column.notNull().references('rides.id'))
    .addColumn('rider_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('checkout_sessions_open')
    .on('checkout_sessions')
    .columns(['status', 'asked_at'])
    .execute();
  await db.schema
    .createTable('sandbox_checkouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_key', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};

/** Adds saved cards, top-ups, checkout sessions, and the refund and cash confirmation of a payment. */
export const payments = async (db: Db): Promise<void> => {
  await db.schema
    .alterTable('payments')
    .addColumn('refunded', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('payments').addColumn('cash_confirmed_at', 'bigint').execute();
  await createCards(db);
  await createTopUps(db);
  await createCheckouts(db);
};
