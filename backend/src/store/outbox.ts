import type { LiveMessage } from '@mobility/openapi';
import { notificationOf } from '../domain/messages/notification.ts';
import type { OutboxTable } from './schema.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Queued = Omit<OutboxTable, 'position'>;

/** The next `seq` of each user. The ids must be distinct. */
const nextSeqs = (unit: UnitOfWork, userIds: readonly string[]) =>
  unit.db
    .insertInto('live_sequences')
    .values(userIds.map((user_id) => ({ user_id, seq: 1 })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ seq: row('live_sequences.seq', '+', 1) })),
    )
    .returning(['user_id', 'seq'])
    .execute();

const remember = async (unit: UnitOfWork, queued: readonly Queued[], message: LiveMessage): Promise<void> => {
  const notification = notificationOf(message);
  if (!notification) return;
  await unit.db
    .insertInto('notifications')
    .values(
      queued.map(({ id, user_id, seq, message: data, created_at }) => ({
        ...notification,
        id,
        user_id,
        seq,
        data,
        created_at,
        read: 0,
        delivered: 0,
      })),
    )
    .execute();
};

const epochOf = async ({ db }: UnitOfWork): Promise<string> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return row.value;
};

// Limits the bound parameters of one statement.
const usersPerStatement = 500;

/**
 * Queues the same message for several users in the transaction of the change, and stores the notifications that it
 * leaves. Returns the ids of the messages. The number of statements does not grow with the number of users.
 */
export const enqueueAll = async (
  unit: UnitOfWork,
  userIds: readonly string[],
  message: LiveMessage,
): Promise<string[]> => {
  const users = [...new Set(userIds)];
  const ids: string[] = [];
  for (let first = 0; first < users.length; first += usersPerStatement) {
    const seqs = await nextSeqs(unit, users.slice(first, first + usersPerStatement));
    const common = { epoch: await epochOf(unit), message: JSON.stringify(message), created_at: unit.now };
    const queued = seqs.map((next) => ({ id: unit.newId(), ...next, ...common }));
    await unit.db.insertInto('outbox').values(queued).execute();
    await remember(unit, queued, message);
    ids.push(...queued.map(({ id }) => id));
  }
  return ids;
};

/** Queues a message for one user. */
export const enqueue = async (unit: UnitOfWork, userId: string, message: LiveMessage): Promise<void> => {
  await enqueueAll(unit, [userId], message);
};
