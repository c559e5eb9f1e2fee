import type { OperationId } from '@mobility/openapi';

/** Sends one request. `globalThis.fetch` has this type. */
export type Fetch = (request: Request) => Promise<Response>;
/** Waits the given milliseconds, or until the signal ends the call. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;
/** The storage of the access token. Only a successful `refreshSession` writes to it. */
export type Tokens = {
  read(): string | null | Promise<string | null>;
  write(token: string): void | Promise<void>;
};
export type Logger = Pick<Console, 'debug' | 'warn'>;

/** One attempt of a call: `attempt` counts from 1, replays after a refreshed session included. */
export type RequestEvent = { operationId: OperationId; request: Request; attempt: number };
export type ResponseEvent = RequestEvent & { response: Response; milliseconds: number };

/** A part of an answer that does not match the contract. */
export type ValidationIssue = {
  operationId: OperationId;
  /** The path of the part, for example `[2].status`. */
  path: string;
  /** The type that the contract requires there. */
  expected: string;
  /** The path of the part that was removed from the answer; absent if nothing was removed. */
  omitted?: string;
};

type SharedOptions = {
  /** Sends the requests; `globalThis.fetch` by default. */
  fetch?: Fetch;
  /** Added to every request. */
  headers?: Record<string, string>;
  /** Milliseconds per attempt: 10,000 by default, and at least 60,000 for operations that the contract marks slow. */
  timeout?: number;
  /**
   * Further attempts after a transient error, 2 by default. Operations that must not be repeated are
   * never retried.
   */
  maxRetries?: number;
  /** Runs before each attempt and may change the request's headers. */
  onRequest?(event: RequestEvent): void | Promise<void>;
  /** Runs after each answer, including errors. */
  onResponse?(event: ResponseEvent): void | Promise<void>;
  /** Runs for each answer before its body is read. A clone of it has the body as it arrives. */
  onHeaders?(response: Response): void;
  /** Receives each answer (`debug`) and each retry (`warn`), without tokens and bodies. */
  logger?: Logger;
};

export type ClientOptions = SharedOptions & {
  /** The URL in front of `/api`. */
  baseUrl: string;
  tokens: Tokens;
  /**
   * Runs when the server refuses the current token with 401, once per token. The refused calls wait for its promise and
   * are sent again if the token was replaced by then. `error` is the body of the answer, unchecked, such as one with the
   * code `account_locked`; undefined if it is not JSON.
   */
  onUnauthorized?(token: string, error?: unknown): void | Promise<void>;
  /** Runs for each part of an answer that does not match the contract. */
  onValidationIssue?(issue: ValidationIssue): void;
  /** Returns a number from 0 to below 1, which spreads the retries. */
  random?(): number;
  /** Waits between retries. */
  wait?: Pause;
};

/** The options of one call. Absent options come from the client. */
export type CallOptions = SharedOptions & {
  /** Ends the call, retries included. The server may already have acted. */
  signal?: AbortSignal;
  /** One key per intent, 8 to 128 of A-Z a-z 0-9 _ -. Commands that need one get a new key per call unless it is given. */
  idempotencyKey?: string;
};

const aBaseUrl = 'a URL';
const sharedOptions = {
  headers: 'an object',
  fetch: 'a function',
  timeout: 'a number',
  maxRetries: 'a number',
  onRequest: 'a function',
  onResponse: 'a function',
  onHeaders: 'a function',
  logger: 'an object',
};
/** What each option of a call must be. The text contains its `typeof`. */
export const callOptions = { ...sharedOptions, signal: 'an object', idempotencyKey: 'a string' };
/** The same for each option of a client. */
const clientOptions = {
  ...sharedOptions,
  baseUrl: aBaseUrl,
  'tokens.read': 'a function',
  'tokens.write': 'a function',
  onUnauthorized: 'a function',
  onValidationIssue: 'a function',
  random: 'a function',
  wait: 'a function',
};

const isOf = (type: string, value: unknown): boolean =>
  type === aBaseUrl
    ? // Only a page resolves a path.
      /^(https?:|\/|$)/.test(`${value}`) &&
      URL.canParse(`${value}`, (globalThis as { location?: { href: string } }).location?.href)
    : type.includes(typeof value);

/** A sentence for each wrong or unknown option; empty if all are valid. */
export const wrongOptions = (types: Record<string, string>, options: object): string =>
  Object.entries(options)
    .flatMap(([name, value]) => {
      const type = types[name];
      if (!type) return `Option ${name} is unknown.`;
      return value === undefined || isOf(type, value) ? [] : `Option ${name} must be ${type}.`;
    })
    .join(' ');

/** Throws a TypeError that names the missing, wrong and unknown options. */
export const checkClientOptions = (options: ClientOptions): void => {
  const { baseUrl = null, tokens, ...rest } = Object(options);
  const { read = null, write = null } = Object(tokens);
  const given = { baseUrl, 'tokens.read': read, 'tokens.write': write, ...rest };
  const wrong = wrongOptions(clientOptions, given);
  if (wrong) throw new TypeError(`createClient: ${wrong}`);
};
