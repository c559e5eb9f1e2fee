import type { ApiError, ApiErrorCode } from '@mobility/openapi';
import type { ErrorFacts } from '../errors.ts';
import type { CallSettings } from '../transport/settings.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const issueOf = (item: unknown): { msg: string }[] => {
  const fields: { msg?: unknown; message?: unknown } = Object(item);
  const msg = textOf(fields.msg ?? fields.message);
  return msg === undefined ? [] : [{ ...fields, msg }];
};

/** A sentence, or a list whose items have a `msg` or `message`. */
const detailOf = (detail: unknown): ApiError['detail'] | undefined =>
  Array.isArray(detail) ? detail.flatMap(issueOf) : textOf(detail);

/** The message and the data of the HttpError for an answer other than 2xx, with any body. */
export const readRefusal = (
  { facts }: CallSettings,
  response: Response,
  body: unknown,
): [message: string, facts: ErrorFacts] => {
  const { detail: given, code, request_id } = Object(body);
  const detail = detailOf(given);
  const sentence = Array.isArray(detail) ? detail.map(({ msg }) => msg).join('; ') : detail;
  const refusal = {
    ...facts,
    detail,
    // A newer server's code is passed on although the type does not list it.
    code: textOf(code) as ApiErrorCode | undefined,
    requestId: textOf(request_id) ?? facts.requestId,
    cause: response,
  };
  return [sentence ? `${response.status} ${sentence}` : `${response.status}`, refusal];
};
