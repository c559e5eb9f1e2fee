import { limits } from '@mobility/openapi/limits';
import { enveloped } from '../domain/messages/live-messages.ts';
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

/** The current position of a user's messages. */
export const presentPosition = async (db: Read, userId: string): Promise<Position> => {
  const last = await db
    .selectFrom('live_sequences')
    .select('seq')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const epoch = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return { seq: last?.seq ?? 0, epoch: epoch.value };
};

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
  if (since.epoch !== now.epoch || count < 0 || count > limits.live.replayedAtMost) return lost;
  if (count === 0) return { ...lost, complete: true };
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seq', '>', since.seq)
    .where('seq', '<=', to)
    .where('epoch', '=', now.epoch)
    .orderBy('seq')
    .execute();
  return rows.length === count ? { ...lost, frames: rows.map(enveloped), complete: true } : lost;
};
