import type { LiveMessage } from '@mobility/openapi';
import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { enqueue, enqueueAll } from '../store/outbox.ts';

/** Sends a message to a user as the domain does: queued in a transaction, then pushed. */
export const tell = (context: Context, userId: string, message: LiveMessage): Promise<void> =>
  transact(context, jobFor(), (unit) => enqueue(unit, userId, message));

/** Stores a message for each user without pushing it. */
export const queueFor = async (
  { store, now, newId }: Context,
  userIds: readonly string[],
  message: LiveMessage,
): Promise<void> => {
  await store.transaction((db) => enqueueAll({ db, now: now(), newId, requestId: null }, userIds, message));
};
