import type { AccessToken, OperationId } from '@mobility/openapi';
import createFetch from 'openapi-fetch';
import type { AnswerProblem } from './answer.ts';
import { type Fetch, sendOnce } from './attempt.ts';
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

type Outcomes = ReturnType<typeof import('./outcomes.ts').createOutcomes>;
type Transport = (
  method: string,
  path: string,
  init: {
    headers: Record<string, string | undefined>;
    body: unknown;
    params: { query: unknown };
    fetch: Fetch;
  },
) => Promise<{ data?: unknown }>;

/** Random, and without the secure context that crypto.randomUUID wants. */
const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Makes methods of routes. What follows a first request is a chunk of its own, which arrives while that request is under way. */
export const createHttp = (client: ClientOptions) => {
  const { tokens, fetch = (request) => globalThis.fetch(request) } = client;
  // The one seam to openapi-fetch, whose types want a path that is known before the route is read.
  const transport = createFetch({ baseUrl: client.baseUrl }).request as Transport;
  let renewal: Promise<AccessToken> | undefined;
  let outcomes: Outcomes | undefined;

  const loadOutcomes = async (): Promise<Outcomes> => {
    try {
      const { createOutcomes } = await import('./outcomes.ts');
      outcomes ??= createOutcomes(client, () => renewal);
      return outcomes;
    } catch (cause) {
      throw new NetworkError('The client could not be loaded', { cause });
    }
  };
  loadOutcomes().catch(() => undefined);

  /** The arguments are the path's parameters, the query or the body, and the options: as the route says. */
  const call = async (id: OperationId, route: string, args: unknown[]): Promise<unknown> => {
    const [method = '', blanks = '', ...words] = route.split(' ');
    const path = blanks.replace(/{\w+}/g, () => safeSegment(args.shift()));
    const query = words.includes('query') ? args.shift() : undefined;
    const body = words.includes('body') ? args.shift() : undefined;
    const options: CallOptions = args[0] ?? {};
    const requestId = newRequestId();
    const headers = { 'x-request-id': requestId, 'idempotency-key': options.idempotencyKey };

    const send: Fetch = async (request) => {
      const attempt = () =>
        sendOnce(fetch, request, words.includes('public') ? null : tokens.read(), options);
      const first = attempt();
      return (await loadOutcomes()).settle(first, attempt, { id, words, requestId, ...options });
    };
    try {
      const { data } = await transport(method, path, { headers, body, params: { query }, fetch: send });
      return (await loadOutcomes()).read(id, data);
    } catch (error) {
      return (await loadOutcomes()).fail(id, error);
    }
  };

  const renew = async (route: string): Promise<AccessToken> => {
    const asked = tokens.read();
    try {
      const answer = (await call('refreshSession', route, [])) as AccessToken;
      // Whoever signed out or in meanwhile keeps what they have.
      if (tokens.read() === asked) tokens.write(answer.access_token);
      return answer;
    } finally {
      renewal = undefined;
    }
  };

  /** Concurrent refreshes share one request; a caller's signal ends only that caller's wait. */
  const refresh = async (route: string, { signal }: CallOptions = {}): Promise<AccessToken> => {
    renewal ??= renew(route);
    const shared = renewal;
    return (await loadOutcomes()).unlessAborted(shared, signal);
  };

  return (id: OperationId, route: string) =>
    id === 'refreshSession'
      ? (options?: CallOptions) => refresh(route, options)
      : (...args: unknown[]) => call(id, route, args);
};
