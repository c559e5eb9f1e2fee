import type { ApiError, ApiErrorCode } from '@mobility/openapi';
import { HttpError } from './errors.ts';
import { fieldsIn, textOf } from './fields-in.ts';

const sentenceOf = (item: unknown): { msg: string }[] => {
  const fields: { msg?: unknown; message?: unknown } = Object(item);
  const msg = textOf(fields.msg ?? fields.message);
  return msg === undefined ? [] : [{ ...fields, msg }];
};

/** The server's words: a text, or a list whose items say `msg` or `message`. */
const detailOf = (detail: unknown): ApiError['detail'] | undefined =>
  Array.isArray(detail) ? detail.flatMap(sentenceOf) : textOf(detail);

/** What a server says that refuses. */
export const refusalOf = (response: Response, text: string, requestId: string): HttpError => {
  const { detail, code, request_id } = fieldsIn(text);
  return new HttpError(`The server answered ${response.status}`, {
    status: response.status,
    detail: detailOf(detail),
    // A code that a newer server has is passed on as it is.
    code: textOf(code) as ApiErrorCode | undefined,
    requestId: textOf(request_id) ?? requestId,
    cause: response,
  });
};
