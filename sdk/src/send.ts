import type { OperationId } from '@mobility/openapi';
import { policies } from '@mobility/openapi/policies';
import { AbortedError, MobilityError } from './errors.ts';
import { exchange, type Fetch, type Pause } from './exchange.ts';
import type { CallOptions } from './operation.ts';
import type { Session } from './session.ts';

const retries = 2;
const timeout = 10_000;
const delay = { min: 300, max: 3_000 };
/** A server that wants more patience than this is told so by an error, not by a hanging screen. */
const longestWait = 10_000;
const transient = [408, 425, 429, 500, 502, 503, 504];

type Options = { random(): number; wait: Pause };

/** Random, and without the secure context that crypto.randomUUID wants. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const attemptsOf = (id: OperationId, key: string | undefined): number => {
  const retry = policies[id];
  return retry === 'safe' || (retry === 'keyed' && key !== undefined) ? 1 + retries : 1;
};

const isTransient = (error: MobilityError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  (error.status !== undefined && transient.includes(error.status));

/** Milliseconds that the server asks for, in seconds or as a date; NaN where it asks for none. */
const askedDelay = (error: MobilityError): number => {
  const after = error.cause instanceof Response ? error.cause.headers.get('retry-after') : null;
  if (after === null) return Number.NaN;
  return /^\d+$/.test(after) ? Number(after) * 1_000 : Math.max(0, Date.parse(after) - Date.now());
};

const delayBefore = (error: MobilityError, random: () => number): number => {
  const asked = askedDelay(error);
  return Number.isNaN(asked) ? delay.min + random() * (delay.max - delay.min) : asked;
};

/** Milliseconds until the next attempt; null where the error is final. */
const delayAfter = (error: unknown, random: () => number): number | null => {
  if (!(error instanceof MobilityError) || !isTransient(error)) return null;
  const milliseconds = delayBefore(error, random);
  return milliseconds > longestWait ? null : milliseconds;
};

/** Runs until it succeeds, the error is final or the attempts are used up. */
const repeated = async <T>(
  attempts: number,
  run: () => Promise<T>,
  { random, wait }: Options,
  signal?: AbortSignal,
): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const milliseconds = attempts > 1 ? delayAfter(error, random) : null;
    if (milliseconds === null) throw error;
    await wait(milliseconds, signal);
    if (signal?.aborted) throw new AbortedError('The call was aborted', { cause: signal.reason });
    return repeated(attempts - 1, run, { random, wait }, signal);
  }
};

/** Sends an operation's request as often as its policy allows. */
export const createSend =
  ({ fetch, session, ...options }: Options & { fetch: Fetch; session: Session }) =>
  (
    id: OperationId,
    request: Request,
    { signal, idempotencyKey, ...call }: CallOptions = {},
  ): Promise<Response> => {
    if (idempotencyKey !== undefined) request.headers.set('idempotency-key', idempotencyKey);
    const attempt = { requestId: newRequestId(), signal, timeout: call.timeout ?? timeout };
    const run = () => session.run(id, (token) => exchange(fetch, request, { ...attempt, token }), signal);
    return repeated(attemptsOf(id, idempotencyKey), run, options, signal);
  };
