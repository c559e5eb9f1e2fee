import type { OperationId } from '@mobility/openapi';
import { tellAdmins } from './admin/tell-admins.ts';
import type { Context } from './context.ts';
import type { Caller } from './domain/caller.ts';
import type { AuditEntry } from './store/audit-entry.ts';
import { hashOf, type Intent, keepAnswer, type StoredAnswer, storedAnswer } from './store/idempotency.ts';
import type { UnitOfWork } from './store/unit-of-work.ts';

/** Runs one transaction with one timestamp. After the commit it wakes the hub and tells the admins what happened. */
export const transact = async <T>(
  context: Context,
  requestId: string | null,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> => {
  const audited: AuditEntry[] = [];
  const onAudit = (entry: AuditEntry) => void audited.push(entry);
  const result = await context.store.transaction((db) => {
    // A transaction that is repeated after an error starts again without entries.
    audited.length = 0;
    return work({ db, now: context.now(), newId: context.newId, requestId, onAudit });
  });
  context.hub.wake();
  tellAdmins(context, audited);
  return result;
};

/** What a command needs of a request. */
export type CommandRequest = {
  params: unknown;
  body?: unknown;
  caller: Caller;
  idempotencyKey: string | null;
  requestId: string;
};

/** The intent that the request's Idempotency-Key names; null without a key. */
export const intentOf = (request: CommandRequest, operation: OperationId): Intent | null =>
  request.idempotencyKey === null
    ? null
    : {
        userId: request.caller.id,
        operation,
        key: request.idempotencyKey,
        bodyHash: hashOf([request.params, request.body ?? null]),
      };

/**
 * Runs a command at most once per Idempotency-Key: the same key and body return the stored answer, another body is
 * refused with 409. The answer is stored in the transaction of the change; a refusal rolls both back.
 */
export const command = <Answer extends StoredAnswer>(
  context: Context,
  request: CommandRequest,
  operation: OperationId,
  work: (unit: UnitOfWork) => Promise<Answer>,
): Promise<Answer> => {
  const intent = intentOf(request, operation);
  return transact(context, request.requestId, async (unit) => {
    const before = intent && (await storedAnswer(unit.db, intent, unit.now));
    // The stored answer was created by this operation, so it has this operation's type.
    if (before) return before as Answer;
    const answer = await work(unit);
    if (intent) await keepAnswer(unit, intent, answer);
    return answer;
  });
};
