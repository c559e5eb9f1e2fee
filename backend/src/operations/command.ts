import type { OperationId } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../operation.ts';
import { hashOf, type Intent, keepAnswer, type StoredAnswer, storedAnswer } from '../store/idempotency.ts';
import type { Unit } from '../store/unit.ts';

/** One transaction at one moment; wakes the hub once it is committed. */
export const transact = async <T>(
  context: Context,
  requestId: string | null,
  work: (unit: Unit) => Promise<T>,
): Promise<T> => {
  const result = await context.store.transaction((db) =>
    work({ db, now: context.now(), newId: context.newId, requestId }),
  );
  context.hub.wake();
  return result;
};

type Asked = {
  params: unknown;
  body?: unknown;
  caller: Caller;
  idempotencyKey: string | null;
  requestId: string;
};

/** What the request's key stands for; null without a key. */
export const intentOf = (request: Asked, operation: OperationId): Intent | null =>
  request.idempotencyKey === null
    ? null
    : {
        userId: request.caller.id,
        operation,
        key: request.idempotencyKey,
        bodyHash: hashOf([request.params, request.body ?? null]),
      };

/**
 * Does a command at most once per Idempotency-Key: the same key and body get the stored answer, another body 409.
 * The answer is kept in the transaction of the change; a refusal rolls both back and is not kept.
 */
export const command = <Answer extends StoredAnswer>(
  context: Context,
  request: Asked,
  operation: OperationId,
  work: (unit: Unit) => Promise<Answer>,
): Promise<Answer> => {
  const intent = intentOf(request, operation);
  return transact(context, request.requestId, async (unit) => {
    const before = intent && (await storedAnswer(unit.db, intent, unit.now));
    // The stored answer was made by this operation's own work: the one typed seam.
    if (before) return before as Answer;
    const answer = await work(unit);
    if (intent) await keepAnswer(unit, intent, answer);
    return answer;
  });
};
