import { NetworkError, TimeoutError } from '../errors.ts';
import type { Pause } from '../options.ts';
import type { CallSettings } from './settings.ts';

const shortestDelay = 300;
/** The delay is up to this much longer, at random. */
const spread = 2_700;
/** If the server requires a longer wait, the call fails instead. */
const longestWait = 10_000;
const transientStatuses = [408, 425, 429, 500, 502, 503, 504];

const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isTransient = (response: Response | undefined, error: unknown): boolean =>
  response
    ? transientStatuses.includes(response.status)
    : error instanceof NetworkError || error instanceof TimeoutError;

/** The delay from `Retry-After` in milliseconds; undefined unless it is whole seconds, as the contract requires. */
const requestedDelay = (response?: Response): number | undefined => {
  const after = `${response?.headers.get('retry-after')}`;
  return /^\d+$/.test(after) ? Number(after) * 1_000 : undefined;
};

/** Retries transient errors after 0.3 to 3 s, or after `Retry-After`. Settles like the last attempt. */
export const withRetries = async (
  call: CallSettings,
  send: () => Promise<Response>,
  retry = 1,
): Promise<Response> => {
  const { policy, maxRetries = 2, random = Math.random, wait = pause } = call;
  let response: Response | undefined;
  let error: unknown;
  try {
    response = await send();
  } catch (cause) {
    error = cause;
  }
  if (!policy.once && retry <= maxRetries && isTransient(response, error)) {
    const delay = requestedDelay(response) ?? shortestDelay + random() * spread;
    if (delay <= longestWait) {
      call.logger?.warn(`${call.operationId}: ${response?.status ?? error}, retry ${retry} in ${delay} ms`);
      await wait(delay, call.signal);
      return withRetries(call, send, retry + 1);
    }
  }
  if (response) return response;
  throw error;
};
