import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the language of a user, of a request for a reset link, of a mail and of a hosted checkout. */
export const languages = async (db: Transaction<Database>): Promise<void> => {
  for (const table of ['users', 'password_reset_requests', 'checkout_sessions'] as const)
    await db.schema.alterTable(table).addColumn('language', 'text').execute();
  // The mails of earlier releases are in English.
  await db.schema
    .alterTable('emails')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en-US'))
    .execute();
};
