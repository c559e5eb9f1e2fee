import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the queue of e-mails, so that a committed e-mail is always sent. */
export const emails = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('emails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  await db.schema.createIndex('emails_waiting').on('emails').columns(['sent_at', 'created_at']).execute();
};
