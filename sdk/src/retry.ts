import { AbortedError, MobilityError } from './errors.ts';

/** Waits some milliseconds, less when the signal ends the call. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;
export type Retries = { count: number; random(): number; wait: Pause; signal?: AbortSignal };

const delay = { min: 300, max: 3_000 };
/** A server that wants more patience than this is told so by an error, not by a hanging screen. */
const longestWait = 10_000;
const transient = [408, 425, 429, 500, 502, 503, 504];

export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });

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

/** Settles as the call does, or runs `again` while the error is transient and retries are left. */
export const withRetries = async <T>(
  call: Promise<T>,
  again: () => Promise<T>,
  { count, ...retries }: Retries,
): Promise<T> => {
  const { random, wait, signal } = retries;
  try {
    return await call;
  } catch (error) {
    const milliseconds = count > 0 ? delayAfter(error, random) : null;
    if (milliseconds === null) throw error;
    await wait(milliseconds, signal);
    if (signal?.aborted) throw new AbortedError('The call was aborted', { cause: signal.reason });
    return withRetries(again(), again, { count: count - 1, ...retries });
  }
};
