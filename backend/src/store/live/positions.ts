import { sql } from 'kysely';
import type { OutboxTable } from '../schema.ts';
import type { Read } from '../store.ts';
import { preparedFor } from './prepared-for.ts';

type User = { userId: string };

const selectSequences = preparedFor(['userId'], (db: Read, users: readonly User[]) =>
  db
    .selectFrom('live_sequences')
    .select(['user_id', 'seq'])
    .where(
      'user_id',
      'in',
      users.map(({ userId }) => userId),
    ),
);

/** The number of the last message of each user; 0 before the first one. */
export const lastSeqs = async (db: Read, userIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await selectSequences(
    db,
    userIds.map((userId) => ({ userId })),
  );
  const seqs = new Map(userIds.map((userId) => [userId, 0]));
  for (const row of rows) seqs.set(row.user_id, row.seq);
  return seqs;
};

/** The epoch of the database, which a restore renews together with the numbers of the messages. */
export const presentEpoch = async (db: Read): Promise<string> => {
  const row = await db.selectFrom('meta').select('value').where('name', '=', 'epoch').executeTakeFirst();
  if (!row) throw new Error('The database has no epoch');
  return row.value;
};

/** The messages of a user after one number, up to another. */
export type Missed = { userId: string; after: number; to: number; epoch: string };

const selectMissed = preparedFor(
  ['userId', 'after', 'to', 'epoch'],
  (db: Read, missed: readonly Missed[]) => {
    const asked = missed.map(
      ({ userId, after, to, epoch }) =>
        sql`(${userId}, cast(${after} as integer), cast(${to} as integer), ${epoch})`,
    );
    const query = sql<OutboxTable>`with asked (user_id, after_seq, to_seq, epoch) as (values ${sql.join(asked)})
      select outbox.* from asked join outbox on outbox.user_id = asked.user_id
        and outbox.seq > asked.after_seq and outbox.seq <= asked.to_seq and outbox.epoch = asked.epoch`;
    return { compile: () => query.compile(db) };
  },
);

/** The stored messages in these ranges, by user and in order. There may be fewer: old messages are deleted. */
export const missedMessages = async (
  db: Read,
  missed: readonly Missed[],
): Promise<Map<string, OutboxTable[]>> => {
  const rows = await selectMissed(db, missed);
  rows.sort((one, other) => one.seq - other.seq);
  const byUser = new Map<string, OutboxTable[]>();
  for (const row of rows) {
    const own = byUser.get(row.user_id);
    if (own) own.push(row);
    else byUser.set(row.user_id, [row]);
  }
  return byUser;
};
