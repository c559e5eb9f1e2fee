import { limits } from '@mobility/openapi/limits';
import type { Read } from '../store/store.ts';
import { enveloped } from './frames.ts';

/** Where a client was when its last connection ended. */
export type Position = { seq: number; epoch: string };
type History = { frames: string[]; from: number; to: number; complete: boolean };

const positionPattern = /^\d{1,9}$/;

/** The position that the address names; null where it names none that can be one. */
export const positionIn = (query: { last_seq?: unknown; epoch?: unknown }): Position | null => {
  const { last_seq, epoch } = query;
  if (typeof last_seq !== 'string' || typeof epoch !== 'string') return null;
  return positionPattern.test(last_seq) && epoch !== '' ? { seq: Number(last_seq), epoch } : null;
};

/** Where a user's messages are now. */
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

/** What a user missed between two positions; nothing, and incomplete, where not all of it is kept any more. */
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
