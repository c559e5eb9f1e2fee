import type { ApiError } from '@mobility/openapi';
import { AbortedError, HttpError, MobilityError, NetworkError, TimeoutError } from './errors.ts';

/** Waits some milliseconds, less when the signal ends the call. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;
export type Fetch = (request: Request) => Promise<Response>;
export type Attempt = { requestId: string; token: string | null; signal?: AbortSignal; timeout: number };

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

/** Settles as the promise does, or rejects as soon as the signal ends the call. */
export const unlessAborted = <T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> =>
  signal === undefined
    ? promise
    : new Promise((resolve, reject) => {
        const abort = () => reject(new AbortedError('The call was aborted', { cause: signal.reason }));
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
      });

type Fields = { detail?: unknown; code?: unknown; request_id?: unknown };

const fieldsOf = (text: string): Fields => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

const sentenceOf = (item: unknown): { msg: string }[] => {
  if (typeof item !== 'object' || item === null) return [];
  const { msg, message } = { msg: undefined, message: undefined, ...item };
  const sentence = msg ?? message;
  return typeof sentence === 'string' ? [{ ...item, msg: sentence }] : [];
};

/** The server's words: a text, or a list whose items say `msg` or `message`. */
const detailOf = (detail: unknown): ApiError['detail'] | undefined => {
  if (typeof detail === 'string') return detail;
  return Array.isArray(detail) ? detail.flatMap(sentenceOf) : undefined;
};

const refusal = (response: Response, text: string, requestId: string): HttpError => {
  const { detail, code, request_id } = fieldsOf(text);
  return new HttpError(`The server answered ${response.status}`, {
    status: response.status,
    detail: detailOf(detail),
    code: typeof code === 'string' ? (code as ApiError['code']) : undefined,
    requestId: typeof request_id === 'string' ? request_id : requestId,
    cause: response,
  });
};

const failure = (cause: unknown, attempt: Attempt, deadline: AbortSignal): MobilityError => {
  if (cause instanceof MobilityError) return cause;
  const facts = { cause, requestId: attempt.requestId };
  if (attempt.signal?.aborted) return new AbortedError('The call was aborted', facts);
  if (deadline.aborted) return new TimeoutError('The server did not answer in time', facts);
  return new NetworkError('The server could not be reached', facts);
};

/** One request and its whole answer. Rejects with a MobilityError for everything but a 2xx. */
export const exchange = async (fetch: Fetch, request: Request, attempt: Attempt): Promise<Response> => {
  const deadline = AbortSignal.timeout(attempt.timeout);
  const headers = new Headers(request.headers);
  headers.set('x-request-id', attempt.requestId);
  if (attempt.token !== null) headers.set('authorization', `Bearer ${attempt.token}`);
  const signal = attempt.signal ? AbortSignal.any([attempt.signal, deadline]) : deadline;
  try {
    const response = await fetch(new Request(request.clone(), { headers, signal }));
    const text = await response.text();
    if (!response.ok) throw refusal(response, text, attempt.requestId);
    // Without a Content-Length openapi-fetch parses the text itself; a body cut short has failed above.
    return new Response(text || null, { status: 200 });
  } catch (cause) {
    throw failure(cause, attempt, deadline);
  }
};
