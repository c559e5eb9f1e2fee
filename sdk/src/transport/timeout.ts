import { TimeoutError } from '../errors.ts';
import type { CallSettings } from './settings.ts';

/** Ends an attempt that takes too long, body included. */
export const withTimeout = async (
  call: CallSettings,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> => {
  // Unlike the timer of AbortSignal.timeout, this timer ends with the attempt.
  const deadline = new AbortController();
  // A longer timer would fire at once.
  const timer = setTimeout(() => deadline.abort(), Math.min(call.timeout, 2 ** 31 - 1));
  try {
    return await send(call.signal ? AbortSignal.any([call.signal, deadline.signal]) : deadline.signal);
  } catch (cause) {
    if (deadline.signal.aborted && !call.signal?.aborted)
      throw new TimeoutError(`no answer in ${call.timeout} ms`, { ...call.facts, cause });
    throw cause;
  } finally {
    clearTimeout(timer);
  }
};
