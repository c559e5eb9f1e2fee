import type { AccessToken, OperationId } from '@mobility/openapi';
import createFetch from 'openapi-fetch';
import type { AnswerProblem } from './answer.ts';
import { type Fetch, newRequestId, sendOnce } from './attempt.ts';
import { NetworkError } from './errors.ts';
import type { CallOptions } from './operation.ts';
import { safeSegment } from './path.ts';
import type { Pause } from './retry.ts';

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

type Transport = (
  method: string,
  path: string,
  init: { body: unknown; params: { query: unknown }; fetch: Fetch },
) => Promise<{ data?: unknown }>;

/** Reads a route's line and gives each argument its place. Throws a TypeError for an id that no path can carry. */
const placed = (route: string, args: unknown[]) => {
  const [method = '', blanks = '', ...words] = route.split(' ');
  const rest = [...args];
  const path = blanks.replace(/{\w+}/g, () => safeSegment(rest.shift()));
  const query = words.includes('query') ? rest.shift() : undefined;
  const body = words.includes('body') ? rest.shift() : undefined;
  return { method, path, words, query, body, options: (rest[0] ?? {}) as CallOptions };
};

/** What follows a first request is a chunk of its own, which arrives while that request is under way. */
const outcomesLoader = (client: ClientOptions, renewal: () => Promise<AccessToken> | undefined) => {
  let outcomes: Promise<ReturnType<typeof import('./outcomes.ts').createOutcomes>> | undefined;
  return () => {
    outcomes ??= import('./outcomes.ts').then(
      ({ createOutcomes }) => createOutcomes(client, renewal),
      (cause: unknown) => {
        outcomes = undefined;
        throw new NetworkError('A part of the client could not be loaded', { cause });
      },
    );
    return outcomes;
  };
};

/** Makes methods of routes. */
export const createHttp = (client: ClientOptions) => {
  const { tokens, fetch = (request) => globalThis.fetch(request) } = client;
  // The one seam to openapi-fetch, whose types want a path that is known before the route is read.
  const transport = createFetch({ baseUrl: client.baseUrl }).request as Transport;
  let renewal: Promise<AccessToken> | undefined;
  const loadOutcomes = outcomesLoader(client, () => renewal);
  loadOutcomes().catch(() => undefined);

  const call = async (id: OperationId, route: string, args: unknown[]): Promise<unknown> => {
    const { method, path, words, query, body, options } = placed(route, args);
    const { signal, idempotencyKey, timeout = 10_000 } = options;
    const send: Fetch = async (request) => {
      if (idempotencyKey !== undefined) request.headers.set('idempotency-key', idempotencyKey);
      const requestId = newRequestId();
      const attempt = () => {
        const token = words.includes('public') ? null : tokens.read();
        return sendOnce(fetch, request, { token, requestId, signal, timeout });
      };
      const first = attempt();
      return (await loadOutcomes()).settle(first, attempt, { id, words, requestId, idempotencyKey, signal });
    };
    try {
      const { data } = await transport(method, path, { body, params: { query }, fetch: send });
      return (await loadOutcomes()).read(id, data);
    } catch (error) {
      return (await loadOutcomes()).fail(id, error);
    }
  };

  const renew = async (route: string): Promise<AccessToken> => {
    const asked = tokens.read();
    const answer = (await call('refreshSession', route, [])) as AccessToken;
    // Whoever signed out or in meanwhile keeps what they have.
    if (tokens.read() === asked) tokens.write(answer.access_token);
    return answer;
  };

  /** Concurrent refreshes share one request; a caller's signal ends only that caller's wait. */
  const refresh = async (route: string, { signal }: CallOptions = {}): Promise<AccessToken> => {
    renewal ??= renew(route).finally(() => {
      renewal = undefined;
    });
    const shared = renewal;
    return (await loadOutcomes()).unlessAborted(shared, signal);
  };

  return (id: OperationId, route: string) =>
    id === 'refreshSession'
      ? (options?: CallOptions) => refresh(route, options)
      : (...args: unknown[]) => call(id, route, args);
};
