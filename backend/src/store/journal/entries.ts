import type { AuditTable, IdempotencyTable, NotificationsTable, OutboxTable } from '../schema.ts';

/** A live message without its number, and the notification that it leaves. */
export type QueuedMessage = Pick<OutboxTable, 'id' | 'user_id' | 'message' | 'created_at'> & {
  notification: Pick<
    NotificationsTable,
    'type' | 'title' | 'message' | 'sender_id' | 'sender_name' | 'thread_id' | 'ride_id'
  > | null;
};

/** What a transaction writes at its end. */
export type Journal = {
  /** Live messages, audit entries, and the answer under its key. */
  messages: QueuedMessage[];
  audits: AuditTable[];
  answer: IdempotencyTable | null;
  /** Rides whose user reads them again without a message. */
  shown: { userId: string; rideId: string }[];
  /** Statements before them whose rows the transaction itself does not read. */
  writes: (() => Promise<unknown>)[];
};

export const newJournal = (): Journal => ({ messages: [], audits: [], shown: [], answer: null, writes: [] });
