import { MobilityError } from './errors.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Waits some milliseconds, less when the signal ends the call. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;
type Retries = { count: number; random?(): number; wait?: Pause; signal?: AbortSignal };

const shortestDelay = 300;
const longestDelay = 3_000;
/** A server that wants more patience than this is told so by an error, not by a hanging screen. */
const longestWait = 10_000;
const transient: (number | string)[] = ['network', 'timeout', 408, 425, 429, 500, 502, 503, 504];

const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });

const isTransient = (error: unknown): error is MobilityError =>
  error instanceof MobilityError && transient.includes(error.status ?? error.kind);

/** Milliseconds that the server asks for, in whole seconds or as a date of HTTP; NaN where it asks for none. */
const askedDelay = ({ cause }: MobilityError): number => {
  const after = (cause instanceof Response && cause.headers.get('retry-after')) || '';
  if (/^\d+$/.test(after)) return Number(after) * 1_000;
  // Date.parse reads nearly anything as a date, 1.5 too.
  return / GMT$/.test(after) ? Math.max(0, Date.parse(after) - Date.now()) : Number.NaN;
};

const delayAfter = (error: MobilityError, random: () => number): number => {
  const asked = askedDelay(error);
  return Number.isNaN(asked) ? shortestDelay + random() * (longestDelay - shortestDelay) : asked;
};

/** Settles as the call does, made again while its error is transient and retries are left. */
export const withRetries = async <T>(call: () => Promise<T>, retries: Retries): Promise<T> => {
  const { count, random = Math.random, wait = pause, signal } = retries;
  try {
    return await call();
  } catch (error) {
    if (count === 0 || !isTransient(error)) throw error;
    const milliseconds = delayAfter(error, random);
    if (milliseconds > longestWait) throw error;
    await unlessAborted(wait(milliseconds, signal), signal);
    return withRetries(call, { ...retries, count: count - 1 });
  }
};
