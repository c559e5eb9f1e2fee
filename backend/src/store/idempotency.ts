import { createHash } from 'node:crypto';
import { Refusal } from '../domain/refusal.ts';
import { answerLife } from './journal/answer-life.ts';
import { record } from './journal/journal.ts';
import type { Read } from './store.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The user, operation and key of a command. `bodyHash` distinguishes two requests under the same key. */
export type Intent = { userId: string; operation: string; key: string; bodyHash: string };
export type StoredAnswer = { status: number; body: unknown };

/** The hash of a request. */
export const hashOf = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/** 409: the key was used for another request. */
export const keyReused = (): Refusal =>
  new Refusal('idempotency_mismatch', 'This Idempotency-Key was used for another request');

const replay = (
  row: { body_hash: string; status: number | null; answer: string | null },
  intent: Intent,
): StoredAnswer | null => {
  if (row.body_hash !== intent.bodyHash) throw keyReused();
  return row.status === null ? null : { status: row.status, body: JSON.parse(row.answer ?? 'null') };
};

/**
 * The stored answer of this request; null if it is new or in progress. Refuses a key that was used for another
 * request.
 */
export const storedAnswer = async (db: Read, intent: Intent, now: number): Promise<StoredAnswer | null> => {
  const row = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'answer'])
    .where('user_id', '=', intent.userId)
    .where('operation', '=', intent.operation)
    .where('key', '=', intent.key)
    .where('created_at', '>', now - answerLife)
    .executeTakeFirst();
  return row ? replay(row, intent) : null;
};

const keep = (unit: UnitOfWork, intent: Intent, answer: StoredAnswer | null): Promise<void> =>
  record(unit, {
    answer: {
      user_id: intent.userId,
      operation: intent.operation,
      key: intent.key,
      body_hash: intent.bodyHash,
      status: answer?.status ?? null,
      answer: answer && JSON.stringify(answer.body),
      created_at: unit.now,
    },
  });

/** Reserves the key for a request that is answered in a later transaction, so that no other request can use it. */
export const reserveKey = (unit: UnitOfWork, intent: Intent): Promise<void> => keep(unit, intent, null);

/** Stores the answer in the transaction of the change. */
export const keepAnswer = (unit: UnitOfWork, intent: Intent, answer: StoredAnswer): Promise<void> =>
  keep(unit, intent, answer);
