import type { LiveMessage } from '@mobility/openapi';
import type { Context } from '../context.ts';

/** The live messages sent to a user, oldest first. */
export const messagesTo = async ({ store }: Context, userId: string): Promise<LiveMessage[]> => {
  const rows = await store.read
    .selectFrom('outbox')
    .select('message')
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => JSON.parse(row.message));
};
