import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

const createNotifications = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('sender_id', 'text')
    .addColumn('sender_name', 'text')
    .addColumn('thread_id', 'text')
    .addColumn('ride_id', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('read', 'integer', (column) => column.notNull())
    .addColumn('delivered', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('notifications_newest')
    .on('notifications')
    .columns(['user_id', 'seq'])
    .unique()
    .execute();
};

const createConversations = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('conversations')
    .addColumn('thread_id', 'text', (column) => column.primaryKey())
    .addColumn('ride_id', 'text', (column) => column.unique().references('rides.id'))
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('last_message_at', 'bigint', (column) => column.notNull())
    .addColumn('last_message_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('conversations_newest').on('conversations').column('last_message_at').execute();
  await db.schema
    .createTable('conversation_participants')
    .addColumn('thread_id', 'text', (column) => column.notNull().references('conversations.thread_id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addPrimaryKeyConstraint('conversation_participants_once', ['thread_id', 'user_id'])
    .execute();
  await db.schema
    .createTable('conversation_messages')
    .addColumn('position', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('thread_id', 'text', (column) => column.notNull().references('conversations.thread_id'))
    .addColumn('sender_id', 'text')
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('conversation_messages_thread')
    .on('conversation_messages')
    .columns(['thread_id', 'position'])
    .execute();
};

/** Adds notifications and conversations. */
export const notifications = async (db: Db): Promise<void> => {
  await createNotifications(db);
  await createConversations(db);
};
