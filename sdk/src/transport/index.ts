import type { ClientOptions } from '../options.ts';
import { withAbort } from './abort.ts';
import { addIdempotencyKey } from './idempotency-key.ts';
import { createRefresh } from './refresh.ts';
import { addRequestId } from './request-id.ts';
import { withRetries } from './retry.ts';
import { sendOnce } from './send.ts';
import { createTokenReplay } from './session.ts';
import type { CallSettings } from './settings.ts';
import { withTimeout } from './timeout.ts';

export type Transport = (request: Request, call: CallSettings) => Promise<Response>;

/**
 * Sends requests through the rules below, in the order in which they apply. Resolves with the answer of any status and
 * rejects with an AbortedError, a TimeoutError or a NetworkError.
 */
export const createTransport = (client: ClientOptions): Transport => {
  const refresh = createRefresh(client);
  const withToken = createTokenReplay(client, refresh.underWay);

  // biome-ignore format: One rule per line, the outermost first.
  const send = (request: Request, call: CallSettings): Promise<Response> =>
    withRetries(call, () =>
      withToken(call, request, () =>
        withTimeout(call, (signal) =>
          sendOnce(call, request, signal))));

  return (request, call) => {
    addRequestId(request, call);
    addIdempotencyKey(request, call);
    return withAbort(call, () =>
      call.operationId === 'refreshSession'
        ? // The signal of one caller does not end the refresh of the others.
          refresh.share(() => send(request, { ...call, signal: undefined }))
        : send(request, call),
    );
  };
};
