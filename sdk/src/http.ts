import type { AccessToken, OperationId } from '@mobility/openapi';
import { type AnswerProblem, loadAnswers, readAnswer } from './answer.ts';
import { type Fetch, sendOnce } from './attempt.ts';
import { HttpError } from './errors.ts';
import type { CallOptions } from './operation.ts';
import { requestOf } from './request.ts';
import { type Pause, withRetries } from './retry.ts';
import { createSession } from './session.ts';
import { unlessAborted } from './unless-aborted.ts';

export type ClientOptions = {
  /** Where `/api` begins, without a slash at its end. */
  baseUrl: string;
  /** Where the access token lives. Only a successful `refreshSession` writes. */
  tokens: { read(): string | null; write(token: string): void };
  fetch?: Fetch;
  /** A call was refused with the token that is still the current one; once per token. */
  onUnauthorized?(token: string): void;
  /** Something in an answer did not fit the contract and was left out. */
  onMalformed?(problem: AnswerProblem): void;
  /** From 0 to below 1; spreads the retries. */
  random?(): number;
  /** Waits between retries, and returns early when the signal ends the call. */
  wait?: Pause;
};

/** Makes methods of routes. */
export const createHttp = (client: ClientOptions) => {
  const { tokens, fetch, onMalformed, random, wait } = client;
  const baseUrl = client.baseUrl.replace(/\/$/, '');
  let renewal: Promise<AccessToken> | undefined;
  const sendAs = createSession(client, () => renewal);
  // It is on its way before the first call needs it.
  loadAnswers().catch(() => undefined);

  const call = async (id: OperationId, route: string, args: unknown[]): Promise<unknown> => {
    const request = requestOf(baseUrl, route, args);
    const send = (token: string | null) => sendOnce(fetch, request, token);
    try {
      const text = await withRetries(() => sendAs({ ...request, id, send }), { ...request, random, wait });
      return await readAnswer(id, request.shape, text, onMalformed);
    } catch (error) {
      // A new driver has no profile yet, which is no error.
      if (id === 'getDriverProfile' && error instanceof HttpError && error.status === 404) return null;
      throw error;
    }
  };

  const renew = async (route: string): Promise<AccessToken> => {
    const asked = tokens.read();
    try {
      // The seam where an answer becomes a type: the route's shape has just been checked.
      const answer = (await call('refreshSession', route, [])) as AccessToken;
      // Whoever signed out or in meanwhile keeps what they have.
      if (tokens.read() === asked) tokens.write(answer.access_token);
      return answer;
    } finally {
      renewal = undefined;
    }
  };

  /** Concurrent refreshes share one request; a caller's signal ends only that caller's wait. */
  const refresh = (route: string, { signal }: CallOptions = {}): Promise<AccessToken> => {
    renewal ??= renew(route);
    return unlessAborted(renewal, signal);
  };

  return (id: OperationId, route: string) =>
    id === 'refreshSession'
      ? (options?: CallOptions) => refresh(route, options)
      : (...args: unknown[]) => call(id, route, args);
};
