import { serverLimits } from '../domain/limits.ts';
import { enveloped } from '../domain/messages/live-messages.ts';
import { prepared } from '../store/prepared.ts';
import type { Read } from '../store/store.ts';

/** The position of a client when its last connection ended. */
export type Position = { seq: number; epoch: string };
type History = { frames: string[]; from: number; to: number; complete: boolean };

const positionPattern = /^\d{1,9}$/;

/** The position in the address; null if it is missing or invalid. */
export const positionIn = (query: { last_seq?: unknown; epoch?: unknown }): Position | null => {
  const { last_seq, epoch } = query;
  if (typeof last_seq !== 'string' || typeof epoch !== 'string') return null;
  return positionPattern.test(last_seq) && epoch !== '' ? { seq: Number(last_seq), epoch } : null;
};

/** One row: the epoch, and the last number of the user, which is null before the first message. */
const selectPresent = prepared(['userId'], (db: Read, { userId }: { userId: string }) =>
  db
    .selectFrom('meta')
    .leftJoin('live_sequences', (join) => join.on('live_sequences.user_id', '=', userId))
    .select(['meta.value as epoch', 'live_sequences.seq'])
    .where('meta.name', '=', 'epoch'),
);

/** The current position of a user's messages. */
export const presentPosition = async (db: Read, userId: string): Promise<Position> => {
  const [row] = await selectPresent(db, { userId });
  if (!row) throw new Error('The database has no epoch');
  return { seq: row.seq ?? 0, epoch: row.epoch };
};

type Missed = { userId: string; after: number; to: number; epoch: string };
const selectMissed = prepared(['userId', 'after', 'to', 'epoch'], (db: Read, missed: Missed) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', missed.userId)
    .where('seq', '>', missed.after)
    .where('seq', '<=', missed.to)
    .where('epoch', '=', missed.epoch)
    .orderBy('seq'),
);

/** The messages of a user between two positions; empty and incomplete if some are no longer stored. */
export const historyOf = async (
  db: Read,
  userId: string,
  since: Position,
  now: Position,
): Promise<History> => {
  const [from, to] = [since.seq + 1, now.seq];
  const lost = { frames: [], from, to, complete: false };
  const count = to - since.seq;
  if (since.epoch !== now.epoch || count < 0 || count > serverLimits.live.replayedAtMost) return lost;
  if (count === 0) return { ...lost, complete: true };
  const rows = await selectMissed(db, { userId, after: since.seq, to, epoch: now.epoch });
  return rows.length === count ? { ...lost, frames: rows.map(enveloped), complete: true } : lost;
};
