import type { OperationId } from '@mobility/openapi';
import { tellAdmins } from './admin/tell-admins.ts';
import type { Context } from './context.ts';
import type { Caller } from './domain/caller.ts';
import { tellWindows } from './rides/tell-windows.ts';
import { hashOf, type Intent, keepAnswer, type StoredAnswer, storedAnswer } from './store/idempotency.ts';
import { newJournal } from './store/journal/entries.ts';
import { sendJournal } from './store/journal/journal.ts';
import type { Claims, Write } from './store/store.ts';
import type { UnitOfWork } from './store/unit-of-work.ts';

/** Where a transaction comes from, and what it claims so that no other one changes it meanwhile. */
export type Origin = { requestId: string | null; claims: Claims };

/** A transaction that needs something first, which PostgreSQL reads in the round trip of its beginning. */
type After<First, T> = {
  read(db: Write): Promise<First>;
  work(unit: UnitOfWork, first: First): Promise<T>;
};

const transactAfter = async <First, T>(
  context: Context,
  { requestId, claims }: Origin,
  { read, work }: After<First, T>,
): Promise<T> => {
  const { result, messages, audits, shown } = await context.store.inSteps(
    {
      first: read,
      work: async (db, first: First) => {
        // A transaction that is repeated starts again with an empty journal.
        const unit = { db, now: context.now(), newId: context.newId, requestId, journal: newJournal() };
        const result = await work(unit, first);
        const { messages, audits, shown } = unit.journal;
        return { result, messages, audits, shown, unit };
      },
      last: (_, { unit }) => sendJournal(unit),
    },
    claims,
  );
  if (messages.length > 0) context.hub.wake(messages.map(({ user_id }) => user_id));
  tellAdmins(context, audits);
  for (const { userId, rideId } of shown) tellWindows(context, userId, rideId);
  return result;
};

const nothing = async (): Promise<void> => {};

/** Runs one transaction with one timestamp. After the commit it wakes the hub and tells the admins and the user's windows what happened. */
export const transact = <T>(
  context: Context,
  origin: Origin,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> => transactAfter(context, origin, { read: nothing, work });

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

/** The ids of the path: what the request is about. */
const namedIn = (params: unknown): string[] =>
  Object.values(params ?? {}).filter((value) => typeof value === 'string');

/** Claims the caller and what the path names. So the commands of one person, and those for one ride, do not overlap. */
export const originOf = (
  { caller, params, requestId }: CommandRequest,
  others: readonly string[] = [],
): Origin => ({ requestId, claims: [caller.id, ...namedIn(params), ...others] });

/** The origin of a transaction of a job. */
export const jobFor = (...claims: string[]): Origin => ({ requestId: null, claims });

/** The stored answer of a request, or else what its work needs first. Both are read at the same time. */
const answeredOr = async <First>(
  answered: Promise<StoredAnswer | null> | null,
  reading: Promise<First>,
): Promise<{ before: StoredAnswer } | { before: null; first: First }> => {
  // A refusal of what is read does not matter where there is an answer.
  const [, read] = await Promise.allSettled([answered, reading]);
  const before = await answered;
  if (before) return { before };
  if (read.status === 'rejected') throw read.reason;
  return { before: null, first: read.value };
};

/** Runs a command as `command` does, after something that is read under its claims, in the round trip of its key. */
export const commandAfter = <First, Answer extends StoredAnswer>(
  context: Context,
  request: CommandRequest,
  operation: OperationId,
  { read, work, claims = originOf(request).claims }: After<First, Answer> & { claims?: Claims },
): Promise<Answer> => {
  const intent = intentOf(request, operation);
  return transactAfter(
    context,
    { requestId: request.requestId, claims },
    {
      read: (db) => answeredOr(intent && storedAnswer(db, intent, context.now()), read(db)),
      work: async (unit, found) => {
        // The stored answer was created by this operation, so it has this operation's type.
        if (found.before) return found.before as Answer;
        const answer = await work(unit, found.first);
        if (intent) await keepAnswer(unit, intent, answer);
        return answer;
      },
    },
  );
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
  claims: Claims = originOf(request).claims,
): Promise<Answer> => commandAfter(context, request, operation, { read: nothing, work, claims });
