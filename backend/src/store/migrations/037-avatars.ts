import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the pictures of people, at most one for each. */
export const avatars = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('avatars')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique().references('users.id'))
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('users').addColumn('avatar_id', 'text').execute();
};
