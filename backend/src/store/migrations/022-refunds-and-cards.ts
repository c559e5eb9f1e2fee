import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the gateway's id of a refund, and the cards that the gateway has yet to forget. */
export const refundsAndCards = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('card_refunds').addColumn('gateway_id', 'text').execute();
  await db.schema
    .createIndex('card_refunds_at_gateway')
    .on('card_refunds')
    .column('gateway_id')
    .unique()
    .execute();
  await db.schema.createIndex('card_refunds_of_payment').on('card_refunds').column('payment_id').execute();
  await db.schema
    .createTable('forgotten_cards')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('forgotten_cards_oldest').on('forgotten_cards').column('created_at').execute();
};
