import type { ApiError, ApiErrorCode } from '@mobility/openapi';
import { HttpError } from './errors.ts';

type Fields = { [Name in 'detail' | 'code' | 'request_id' | 'msg' | 'message']?: unknown };

/** The fields of anything; of what has none, none. */
const fieldsOf = (value: unknown): Fields => Object(value);
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const sentenceOf = (item: unknown): { msg: string }[] => {
  const { msg, message } = fieldsOf(item);
  const sentence = textOf(msg ?? message);
  return sentence === undefined ? [] : [{ ...fieldsOf(item), msg: sentence }];
};

/** The server's words: a text, or a list whose items say `msg` or `message`. */
const detailOf = (detail: unknown): ApiError['detail'] | undefined =>
  Array.isArray(detail) ? detail.flatMap(sentenceOf) : textOf(detail);

/** What a server says that refuses. */
export const refusalOf = (response: Response, text: string, requestId: string): HttpError => {
  const { detail, code, request_id } = fieldsOf(parsed(text));
  return new HttpError(`The server answered ${response.status}`, {
    status: response.status,
    detail: detailOf(detail),
    // A code that a newer server has is passed on as it is.
    code: textOf(code) as ApiErrorCode | undefined,
    requestId: textOf(request_id) ?? requestId,
    cause: response,
  });
};
