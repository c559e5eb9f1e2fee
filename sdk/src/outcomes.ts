/** Everything that follows a first request: refusals, retries, renewed tokens, checked answers. A chunk of its own. */
import type { AccessToken, OperationId } from '@mobility/openapi';
import { readAnswer } from './answer.ts';
import type { Attempt } from './attempt.ts';
import { HttpError, MalformedError } from './errors.ts';
import type { ClientOptions } from './http.ts';
import { olderForms } from './older-forms.ts';
import { successOf } from './refusal.ts';
import { pause, withRetries } from './retry.ts';
import { createSession, unlessAborted } from './session.ts';

type Call = {
  id: OperationId;
  /** What the route says beside method and path. */
  words: readonly string[];
  requestId: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

const retriesOf = ({ words, idempotencyKey }: Call): number => {
  const isSafe = !words.includes('never') && !words.includes('caller');
  return isSafe && (idempotencyKey !== undefined || !words.includes('keyed')) ? 2 : 0;
};

const bodyOf = (id: OperationId, text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new MalformedError(`${id}: the answer is no JSON`, { cause });
  }
};

export const createOutcomes = (client: ClientOptions, renewal: () => Promise<AccessToken> | undefined) => {
  const { random = Math.random, wait = pause, onMalformed } = client;
  const settle = createSession({ ...client, renewal });
  return {
    /** The first success, after as many attempts as the route allows. Rejects with a MobilityError. */
    settle: (first: Attempt, attempt: () => Attempt, call: Call): Promise<string> => {
      const { id, words, requestId, signal } = call;
      const sent = ({ token, outcome }: Attempt) => ({
        token,
        settled: outcome.then((told) => successOf(told, requestId, signal)),
      });
      const start = () => sent(attempt());
      const run = (begun: Attempt) =>
        settle(sent(begun), { id, isPublic: words.includes('public'), start, signal });
      return withRetries(run(first), () => run(attempt()), { count: retriesOf(call), random, wait, signal });
    },
    unlessAborted,
    /** The answer as the contract promises it. Throws a MalformedError where that cannot be. */
    read: (id: OperationId, text: string) => {
      const body = bodyOf(id, text);
      return readAnswer(id, olderForms[id]?.(body) ?? body, onMalformed);
    },
    /** Throws what a call failed with; null where absence is a normal answer. */
    fail: (id: OperationId, error: unknown): null => {
      if (id === 'getDriverProfile' && error instanceof HttpError && error.status === 404) return null;
      throw error;
    },
  };
};
