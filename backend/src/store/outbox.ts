import type { LiveMessage } from '@mobility/openapi';
import type { Unit } from './unit.ts';

/** Queues a message for a user, in the same transaction as the change that it tells of. */
export const enqueue = async (unit: Unit, userId: string, message: LiveMessage): Promise<void> => {
  const { seq } = await unit.db
    .insertInto('live_sequences')
    .values({ user_id: userId, seq: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ seq: row('live_sequences.seq', '+', 1) })),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  const { value } = await unit.db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow();
  await unit.db
    .insertInto('outbox')
    .values({
      id: unit.newId(),
      user_id: userId,
      seq,
      epoch: value,
      message: JSON.stringify(message),
      created_at: unit.now,
    })
    .execute();
};

/** Queues the same message for several users. */
export const enqueueAll = async (
  unit: Unit,
  userIds: readonly string[],
  message: LiveMessage,
): Promise<void> => {
  for (const userId of userIds) await enqueue(unit, userId, message);
};
