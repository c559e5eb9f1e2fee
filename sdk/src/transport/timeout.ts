import { TimeoutError } from '../errors.ts';
import type { CallSettings } from './settings.ts';

/** Ends an attempt that takes too long, body included. */
export const withTimeout = async (
  call: CallSettings,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> => {
  // Unlike the timer of AbortSignal.timeout, this timer ends with the attempt.
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new TimeoutError(`no answer in ${call.timeout} ms`, call.facts)),
    // setTimeout fires a timer of 2^31 ms or more at once.
    Math.min(call.timeout, 2e9),
  );
  try {
    return await send(call.signal ? AbortSignal.any([call.signal, deadline.signal]) : deadline.signal);
  } finally {
    clearTimeout(timer);
  }
};
