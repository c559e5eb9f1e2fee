import { NetworkError } from '../errors.ts';
import { buffered } from './buffered.ts';
import type { CallSettings } from './settings.ts';

const exchange = async (call: CallSettings, request: Request, signal: AbortSignal): Promise<Response> => {
  try {
    const answer = await (call.fetch ?? fetch)(request);
    call.onHeaders?.(answer);
    return await buffered(answer);
  } catch (cause) {
    throw signal.aborted ? signal.reason : new NetworkError('no answer', { ...call.facts, cause });
  }
};

/** Sends one attempt, with the caller's hooks before and after it. */
export const sendOnce = async (
  call: CallSettings,
  request: Request,
  signal: AbortSignal,
): Promise<Response> => {
  // A call that has ended may still be waiting for a retry or a refresh.
  signal.throwIfAborted();
  const event = {
    operationId: call.operationId,
    attempt: call.attempts + 1,
    // A body can be read only once, and another attempt may follow.
    request: new Request(request.clone(), { signal }),
  };
  await call.onRequest?.(event);
  call.attempts += 1;
  const begun = performance.now();
  const response = await exchange(call, event.request, signal);
  const milliseconds = Math.round(performance.now() - begun);
  call.logger?.debug(`${event.operationId}: ${response.status}, try ${event.attempt} in ${milliseconds} ms`);
  await call.onResponse?.({ ...event, response, milliseconds });
  return response;
};
