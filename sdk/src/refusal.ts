import type { ApiError } from '@mobility/openapi';
import type { Outcome } from './attempt.ts';
import { AbortedError, HttpError, NetworkError, TimeoutError } from './errors.ts';

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

/** The text of a 2xx. Throws a MobilityError for everything else. */
export const successOf = (outcome: Outcome, requestId: string, signal?: AbortSignal): string => {
  if ('response' in outcome) {
    const { response, text } = outcome;
    if (!response.ok) throw refusal(response, text, requestId);
    return text;
  }
  const facts = { cause: outcome.cause, requestId };
  if (signal?.aborted) throw new AbortedError('The call was aborted', facts);
  if (outcome.isLate) throw new TimeoutError('The server did not answer in time', facts);
  throw new NetworkError('The server could not be reached', facts);
};
