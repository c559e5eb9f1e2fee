import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Stores up to which message an admin has marked a conversation as answered, and who it was. */
export const markedConversations = async (db: Transaction<Database>): Promise<void> => {
  const conversations = () => db.schema.alterTable('conversations');
  await conversations().addColumn('answered_message_id', 'text').execute();
  await conversations()
    .addColumn('answered_by', 'text', (column) => column.references('users.id'))
    .execute();
};
