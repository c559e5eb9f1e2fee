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
): StoredAnswer | null => {
  if (row.body_hash !== intent.bodyHash) throw keyReused();
  return row.status === null ? null : { status: row.status, body: JSON.parse(row.answer ?? 'null') };
};

/** The answer that the intent got before; null when it is new, or under way. Refuses a key that named another intent. */
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

const keep = async ({ db, now }: Unit, intent: Intent, answer: StoredAnswer | null): Promise<void> => {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<=', now - limits.idempotency.keptFor)
    .execute();
  const kept = { status: answer?.status ?? null, answer: answer && JSON.stringify(answer.body) };
  await db
    .insertInto('idempotency')
    .values({
      user_id: intent.userId,
      operation: intent.operation,
      key: intent.key,
      body_hash: intent.bodyHash,
      created_at: now,
      ...kept,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation', 'key'])
        .doUpdateSet(kept)
        .where('idempotency.body_hash', '=', intent.bodyHash),
    )
    .execute();
};

/** Takes the key for an intent whose answer comes in a later transaction: no other intent can have it meanwhile. */
export const reserveKey = (unit: Unit, intent: Intent): Promise<void> => keep(unit, intent, null);

/** Keeps the answer with the change that it tells of; drops the ones that are too old. */
export const keepAnswer = (unit: Unit, intent: Intent, answer: StoredAnswer): Promise<void> =>
  keep(unit, intent, answer);
