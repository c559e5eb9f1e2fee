import type { AccessToken, OperationId } from '@mobility/openapi';
import createFetch from 'openapi-fetch';
import type { AnswerProblem } from './answer.ts';
import { type Fetch, type Sending, sendOnce } from './attempt.ts';
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
    body: unknown;
    params: { query: unknown };
    fetch(sending: Sending): Promise<Response>;
  },
) => Promise<{ data?: unknown }>;

/** Random, and without the secure context that crypto.randomUUID wants. */
const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Stands for openapi-fetch's Request: what it has put together, as plain data, of which each attempt makes the one real request. */
function Draft(url: string, init: Omit<Sending, 'url'>): Sending {
  return { ...init, url };
}

/** Makes methods of routes. What follows a first request is a chunk of its own, which arrives while that request is under way. */
export const createHttp = (client: ClientOptions) => {
  const { baseUrl, tokens, fetch } = client;
  // The one seam to openapi-fetch, whose types want a path that is known before the route is read.
  const transport = createFetch({ baseUrl, Request: Draft as unknown as typeof Request })
    .request as unknown as Transport;
  let renewal: Promise<AccessToken> | undefined;
  let outcomes: Outcomes | undefined;

  const loadOutcomes = async (): Promise<Outcomes> => {
    if (outcomes) return outcomes;
    try {
      const { createOutcomes } = await import('./outcomes.ts');
      outcomes ??= createOutcomes(client, () => renewal);
      return outcomes;
    } catch (cause) {
      throw new NetworkError('Could not be loaded', { cause });
    }
  };
  loadOutcomes().catch(() => undefined);

  /** The arguments are the path's parameters, the query or the body, and the options: as the route says. */
  const call = async (id: OperationId, route: string, args: unknown[]): Promise<unknown> => {
    const [method = '', blanks = '', ...words] = route.split(' ');
    const path = blanks.replace(/{\w+}/g, () => safeSegment(args.shift()));
    const take = (word: string) => (words.includes(word) ? args.shift() : undefined);
    const [query, body] = [take('query'), take('body')];
    const options: CallOptions = args[0] ?? {};
    const facts = { id, words, requestId: newRequestId(), ...options };
    const send = async (sending: Sending): Promise<Response> => {
      const attempt = () => sendOnce(fetch, sending, words.includes('public') ? null : tokens.read(), facts);
      const first = attempt();
      return (await loadOutcomes()).settle(first, attempt, facts);
    };
    const answer = transport(method, path, { body, params: { query }, fetch: send });
    // Whatever it is, `read` tells; this only keeps it from being told twice.
    answer.catch(() => undefined);
    return (await loadOutcomes()).read(id, answer);
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
