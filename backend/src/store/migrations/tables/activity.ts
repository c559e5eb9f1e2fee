import type { Transaction } from 'kysely';
import type { Database } from '../../schema.ts';

type Db = Transaction<Database>;

const createOutbox = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('outbox')
    .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('epoch', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_seq').on('outbox').columns(['user_id', 'seq']).unique().execute();
  await db.schema
    .createTable('live_sequences')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .execute();
};

const createIdempotency = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('idempotency')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_once', ['user_id', 'operation', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
};

const createAudit = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('entity_type', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'text')
    .addColumn('user_id', 'text')
    .addColumn('severity', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('metadata', 'text')
    .addColumn('request_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_newest').on('audit').column('created_at').execute();
};

export const createActivity = async (db: Db): Promise<void> => {
  await createOutbox(db);
  await createIdempotency(db);
  await createAudit(db);
};
