import type { LiveMessage } from '@mobility/openapi';
import { notificationOf } from '../domain/messages/notification.ts';
import { record } from './journal/journal.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Queues the same message for several users in the transaction of the change, and the notifications that it leaves.
 * Returns the ids of the messages.
 */
export const enqueueAll = async (
  unit: UnitOfWork,
  userIds: readonly string[],
  message: LiveMessage,
): Promise<string[]> => {
  const common = {
    message: JSON.stringify(message),
    notification: notificationOf(message) ?? null,
    created_at: unit.now,
  };
  const messages = [...new Set(userIds)].map((user_id) => ({ id: unit.newId(), user_id, ...common }));
  if (messages.length > 0) await record(unit, { messages });
  return messages.map(({ id }) => id);
};

/** Queues a message for one user. */
export const enqueue = async (unit: UnitOfWork, userId: string, message: LiveMessage): Promise<void> => {
  await enqueueAll(unit, [userId], message);
};
