import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

const createSessions = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('checkout_sessions_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('payment_id', 'text', (column) => column.references('payments.id'))
    .addColumn('ride_id', 'text', (column) => column.references('rides.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('gateway_id', 'text', (column) => column.unique())
    .addColumn('url', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ask_at', 'bigint', (column) => column.notNull())
    .addColumn('asks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

/** Lets a checkout session also top up a balance or save a card, and gives it its own id and an expiry. */
export const checkouts = async (db: Transaction<Database>): Promise<void> => {
  await createSessions(db);
  // Until now the id was the gateway's, and the page lived for a day.
  await sql`insert into checkout_sessions_next
    (id, purpose, user_id, payment_id, ride_id, amount, gateway_id, url, status, created_at, expires_at, ask_at, asks)
    select id, 'ride', rider_id, payment_id, ride_id, amount, case when url is null then null else id end, url, status,
      created_at, created_at + 86400000, asked_at, 0 from checkout_sessions`.execute(db);
  await db.schema.dropTable('checkout_sessions').execute();
  await db.schema.alterTable('checkout_sessions_next').renameTo('checkout_sessions').execute();
  await db.schema
    .createIndex('checkout_sessions_due')
    .on('checkout_sessions')
    .columns(['status', 'ask_at'])
    .execute();
  await db.schema
    .createIndex('checkout_sessions_of_user')
    .on('checkout_sessions')
    .columns(['user_id', 'status'])
    .execute();
  await db.schema.alterTable('sandbox_checkouts').addColumn('reference', 'text').execute();
  await db.schema.alterTable('sandbox_checkouts').addColumn('purpose', 'text').execute();
};
