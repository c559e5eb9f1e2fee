import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

const createPasswordResets = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('password_reset_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute();
};

const createTwoFactor = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('two_factor')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'integer')
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('recovery_codes_of_user')
    .on('recovery_codes')
    .columns(['user_id', 'code_hash'])
    .unique()
    .execute();
};

/** Adds password resets by e-mail, two-factor authentication, and the grace period before an account is deleted. */
export const accountSafety = async (db: Db): Promise<void> => {
  await db.schema.alterTable('users').addColumn('deletion_due_at', 'bigint').execute();
  await sql`create index users_leaving on users (deletion_due_at) where deletion_due_at is not null`.execute(
    db,
  );
  await createPasswordResets(db);
  await createTwoFactor(db);
};
