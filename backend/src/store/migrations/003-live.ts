import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds tickets for the live channel and driver presence, both shared by all processes. */
export const live = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('socket_tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('token_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('driver_presence')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
};
