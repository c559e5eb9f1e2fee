import { AbortedError, NetworkError, TimeoutError } from './errors.ts';
import type { CallOptions } from './operation.ts';
import { refusalOf } from './refusal.ts';

export type Fetch = (request: Request) => Promise<Response>;

type Sending = Omit<CallOptions, 'timeout'> & {
  url: string;
  method: string;
  body: string | undefined;
  requestId: string;
  timeout: number;
};

/** Sends once, and resolves with the whole text of a success. Rejects with a MobilityError for all else. */
export const sendOnce = async (
  fetch: Fetch | undefined,
  { url, method, body, requestId, idempotencyKey, signal, timeout }: Sending,
  token: string | null,
): Promise<string> => {
  // Unlike AbortSignal.timeout, it is gone as soon as the answer is here.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeout);
  const init = {
    method,
    body,
    headers: {
      'x-request-id': requestId,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
  };
  let response: Response;
  let text: string;
  try {
    // The browser's own fetch would make a second Request of ours.
    response = await (fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init));
    text = await response.text();
  } catch (cause) {
    const facts = { cause, requestId };
    if (signal?.aborted) throw new AbortedError('Aborted', facts);
    if (deadline.signal.aborted) throw new TimeoutError('No answer in time', facts);
    throw new NetworkError('No answer', facts);
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw refusalOf(response, text, requestId);
  return text;
};
