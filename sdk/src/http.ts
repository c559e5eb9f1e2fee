import type { AccessToken, OperationId, paths } from '@mobility/openapi';
import createFetch, { type Client } from 'openapi-fetch';
import { type AnswerProblem, readAnswer } from './answer.ts';
import { MalformedError } from './errors.ts';
import { type Pause, pause } from './exchange.ts';
import type { Answer, CallOptions } from './operation.ts';
import { safePath } from './path.ts';
import { createSend } from './send.ts';
import { createSession } from './session.ts';

export type ClientOptions = {
  /** Where `/api` begins, without a slash at its end. */
  baseUrl: string;
  /** Where the access token lives. Only a successful `refreshSession` writes. */
  tokens: { read(): string | null; write(token: string): void };
  fetch?: (request: Request) => Promise<Response>;
  /** A call was refused with the token that is still the current one; once per token. */
  onUnauthorized?(token: string): void;
  /** Something in an answer did not fit the contract and was left out. */
  onMalformed?(problem: AnswerProblem): void;
  /** From 0 to below 1; spreads the retries. */
  random?(): number;
  /** Waits between retries, and returns early when the signal ends the call. */
  wait?: Pause;
};

type Init = { fetch: (request: Request) => Promise<Response> };
type Send = (init: Init) => Promise<{ data?: unknown }>;

/** What the operations of every tag are made of. */
export type Http = {
  api: Client<paths>;
  /** Sends one operation by its policy and resolves with its checked answer. */
  call<Id extends OperationId>(
    id: Id,
    options: CallOptions | undefined,
    request: Send,
    adapt?: (body: unknown) => unknown,
  ): Promise<Exclude<Answer<Id>, null>>;
  /** Renews the token; calls at the same time share one request. */
  refresh(options?: CallOptions): Promise<AccessToken>;
};

/** A body that is no JSON throws a SyntaxError from within openapi-fetch. */
const malformed = (id: OperationId, cause: unknown): unknown =>
  cause instanceof SyntaxError ? new MalformedError(`${id}: the answer is no JSON`, { cause }) : cause;

export const createHttp = (options: ClientOptions): Http => {
  const { tokens, onMalformed } = options;
  const api = createFetch<paths>({ baseUrl: options.baseUrl, pathSerializer: safePath });
  const session = createSession(tokens, options.onUnauthorized);
  const send = createSend({
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    random: options.random ?? Math.random,
    wait: options.wait ?? pause,
    session,
  });
  const call: Http['call'] = async (id, callOptions, request, adapt = (body) => body) => {
    const fetch = (outgoing: Request) => send(id, outgoing, callOptions);
    const { data } = await request({ fetch }).catch((cause: unknown) => {
      throw malformed(id, cause);
    });
    return readAnswer(id, adapt(data), onMalformed);
  };
  const refresh = () => call('refreshSession', undefined, (init) => api.POST('/api/auth/refresh', init));
  return { api, call, refresh: (callOptions) => session.refresh(refresh, callOptions?.signal) };
};
