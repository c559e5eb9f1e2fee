import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

const createEmailValidations = async (db: Db): Promise<void> => {
  await db.schema.alterTable('users').addColumn('email_verified_at', 'bigint').execute();
  await db.schema
    .createTable('email_validations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('email_validations_of_user')
    .on('email_validations')
    .column('user_id')
    .execute();
};

const letMailBeSent = async (db: Db): Promise<void> => {
  await db.schema.alterTable('emails').addColumn('claimed_at', 'bigint').execute();
  await db.schema
    .alterTable('emails')
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
};

const createUnpaidFollowUps = (db: Db): Promise<void> =>
  db.schema
    .createTable('unpaid_follow_ups')
    .addColumn('ride_id', 'text', (column) => column.primaryKey().references('rides.id'))
    .addColumn('reminders', 'integer', (column) => column.notNull())
    .addColumn('reminded_at', 'bigint')
    .addColumn('escalated_at', 'bigint')
    .execute();

/**
 * Adds what admin operations need: e-mail validation, sent e-mail, unpaid-ride follow-up, and the admin of a transfer.
 */
export const admin = async (db: Db): Promise<void> => {
  await createEmailValidations(db);
  await letMailBeSent(db);
  await createUnpaidFollowUps(db);
  await db.schema.alterTable('ledger_transactions').addColumn('admin_id', 'text').execute();
  await db.schema
    .createIndex('audit_of_user')
    .on('audit')
    .columns(['user_id', 'action', 'created_at'])
    .execute();
};
