import type { AccessToken, OperationId } from '@mobility/openapi';
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
/** Random, and without the secure context that crypto.randomUUID wants. */
const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const queryOf = (query: unknown): string => {
  const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
};

/** Makes methods of routes. What follows a first request is a chunk of its own, which arrives while that request is under way. */
export const createHttp = (client: ClientOptions) => {
  const { tokens, fetch } = client;
  let renewal: Promise<AccessToken> | undefined;
  let outcomes: Outcomes | undefined;

  const loadOutcomes = async (): Promise<Outcomes> => {
    if (outcomes) return outcomes;
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
    const { idempotencyKey } = options;
    const sending: Sending = {
      url: client.baseUrl.replace(/\/$/, '') + path + queryOf(query),
      method,
      headers: {
        'x-request-id': requestId,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const attempt = () => sendOnce(fetch, sending, words.includes('public') ? null : tokens.read(), options);
    const first = attempt();
    const { settle, read, fail } = await loadOutcomes();
    try {
      return read(id, await settle(first, attempt, { id, words, requestId, ...options }));
    } catch (error) {
      return fail(id, error);
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
