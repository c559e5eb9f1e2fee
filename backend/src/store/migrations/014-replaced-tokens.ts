import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Stores the replaced tokens of each session, so that a token stays valid through several rotations. */
export const replacedTokens = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('replaced_tokens')
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('token_id', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('replaced_tokens_key', ['session_id', 'token_id'])
    .execute();
  await db.schema.alterTable('sessions').dropColumn('previous_token_id').execute();
  await db.schema.alterTable('sessions').dropColumn('previous_valid_until').execute();
};
