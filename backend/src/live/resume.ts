import { serverLimits } from '../domain/limits.ts';
import { lastSeqs, type Missed, missedMessages, presentEpoch } from '../store/live/positions.ts';
import type { OutboxTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Enveloper } from './frames/envelope.ts';
import { gather } from './gather.ts';

/** The position of a client when its last connection ended. */
export type Position = { seq: number; epoch: string };
type History = { frames: Buffer[]; from: number; to: number; complete: boolean };

const positionPattern = /^\d{1,9}$/;

/** The position in the address; null if it is missing or invalid. */
export const positionIn = (query: { last_seq?: unknown; epoch?: unknown }): Position | null => {
  const { last_seq, epoch } = query;
  if (typeof last_seq !== 'string' || typeof epoch !== 'string') return null;
  return positionPattern.test(last_seq) && epoch !== '' ? { seq: Number(last_seq), epoch } : null;
};

const gatheredAtMost = 120;

/** Where the messages of users are. Users who come together are looked up together. */
export type Histories = {
  /** The current position of a user's messages. */
  present(userId: string): Promise<Position>;
  /** The messages of a user between two positions; empty and incomplete if some are no longer stored. */
  between(userId: string, since: Position, now: Position): Promise<History>;
};

/** The histories in this database. A position is on the disk before a client learns it. */
export const createHistories = ({ read: db, synced }: Pick<Store, 'read' | 'synced'>): Histories => {
  const present = gather<string, Position>(gatheredAtMost, async (userIds) => {
    const epoch = await presentEpoch(db);
    const seqs = await lastSeqs(db, userIds);
    await synced();
    return userIds.map((userId) => ({ seq: seqs.get(userId) ?? 0, epoch }));
  });
  const missed = gather<Missed, OutboxTable[]>(gatheredAtMost, async (ranges) => {
    // Two connections of a user may ask for different ranges: the widest one serves both.
    const widest = new Map<string, Missed>();
    for (const range of ranges) {
      const known = widest.get(range.userId) ?? range;
      const [after, to] = [Math.min(known.after, range.after), Math.max(known.to, range.to)];
      widest.set(range.userId, { ...range, after, to });
    }
    const found = await missedMessages(db, [...widest.values()]);
    return ranges.map(({ userId, after, to }) =>
      (found.get(userId) ?? []).filter(({ seq }) => seq > after && seq <= to),
    );
  });

  return {
    present,
    between: async (userId, since, now) => {
      const [from, to] = [since.seq + 1, now.seq];
      const lost = { frames: [], from, to, complete: false };
      const count = to - since.seq;
      if (since.epoch !== now.epoch || count < 0 || count > serverLimits.live.replayedAtMost) return lost;
      if (count === 0) return { ...lost, complete: true };
      const rows = await missed({ userId, after: since.seq, to, epoch: now.epoch });
      if (rows.length !== count) return lost;
      const enveloper = new Enveloper();
      return { ...lost, frames: rows.map((row) => enveloper.frameOf(row)), complete: true };
    },
  };
};
