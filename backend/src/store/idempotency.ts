import { createHash } from 'node:crypto';
import { limits } from '@mobility/openapi/limits';
import { Refusal } from '../operation.ts';
import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

/** Whose intent a key names. `bodyHash` tells two intents under one key apart. */
export type Intent = { userId: string; operation: string; key: string; bodyHash: string };
export type StoredAnswer = { status: number; body: unknown };

/** The hash of what was asked for. */
export const hashOf = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/** 409: the key names another intent. */
export const keyReused = (): Refusal =>
  new Refusal(409, 'idempotency_mismatch', 'This Idempotency-Key was used for another request');

const replay = (
  row: { body_hash: string; status: number | null; answer: string | null },
  intent: Intent,
): StoredAnswer => {
  if (row.body_hash !== intent.bodyHash) throw keyReused();
  return { status: row.status ?? 200, body: JSON.parse(row.answer ?? 'null') };
};

/** The answer that the intent got before; null when it is new. Refuses a key that named another intent. */
export const storedAnswer = async (db: Read, intent: Intent, now: number): Promise<StoredAnswer | null> => {
  const row = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'answer'])
    .where('user_id', '=', intent.userId)
    .where('operation', '=', intent.operation)
    .where('key', '=', intent.key)
    .where('created_at', '>', now - limits.idempotency.keptFor)
    .executeTakeFirst();
  return row ? replay(row, intent) : null;
};

/** Keeps the answer with the change that it tells of; drops the ones that are too old. */
export const keepAnswer = async (unit: Unit, intent: Intent, answer: StoredAnswer): Promise<void> => {
  await unit.db
    .deleteFrom('idempotency')
    .where('created_at', '<=', unit.now - limits.idempotency.keptFor)
    .execute();
  await unit.db
    .insertInto('idempotency')
    .values({
      user_id: intent.userId,
      operation: intent.operation,
      key: intent.key,
      body_hash: intent.bodyHash,
      status: answer.status,
      answer: JSON.stringify(answer.body),
      created_at: unit.now,
    })
    .execute();
};
