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

/** What openapi-fetch reads of a success whose text is here already; a real Response would cost as much as the call. */
const answering = (text: string): Response =>
  ({ ok: true, headers: new Map(), text: async () => text }) as unknown as Response;

export const createOutcomes = (client: ClientOptions, renewal: () => Promise<AccessToken> | undefined) => {
  const { random = Math.random, wait = pause, onMalformed } = client;
  const settle = createSession({ ...client, renewal });
  return {
    /** The first success, after as many attempts as the route allows. Rejects with a MobilityError. */
    settle: async (first: Attempt, attempt: () => Attempt, call: Call): Promise<Response> => {
      const { id, words, requestId, signal } = call;
      const sent = ({ token, outcome }: Attempt) => ({
        token,
        settled: outcome.then((told) => successOf(told, requestId, signal)),
      });
      const start = () => sent(attempt());
      const run = (begun: Attempt) =>
        settle(sent(begun), { id, isPublic: words.includes('public'), start, signal });
      const retries = { count: retriesOf(call), random, wait, signal };
      return answering(await withRetries(run(first), () => run(attempt()), retries));
    },
    unlessAborted,
    /** The answer as the contract promises it; null where absence is a normal answer. Throws a MobilityError for all else. */
    read: async (id: OperationId, answer: Promise<{ data?: unknown }>): Promise<unknown> => {
      try {
        const { data } = await answer;
        return readAnswer(id, olderForms[id]?.(data) ?? data, onMalformed);
      } catch (error) {
        if (id === 'getDriverProfile' && error instanceof HttpError && error.status === 404) return null;
        // A body that is no JSON throws a SyntaxError from within openapi-fetch.
        if (error instanceof SyntaxError)
          throw new MalformedError(`${id}: the answer is no JSON`, { cause: error });
        throw error;
      }
    },
  };
};
