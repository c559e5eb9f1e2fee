import type { ApiError, ApiErrorCode } from '@mobility/openapi';
import { errorAnswers } from '@mobility/openapi/errors';
import { Refusal, type ValidationIssue } from '../domain/refusal.ts';
import { isUnavailable } from '../store/outage/unavailable.ts';

/** A response with an error. */
export type ErrorResponse = { status: number; body: ApiError; headers: Record<string, string> };

/** An error with the HTTP status and headers that it is sent with. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string | ValidationIssue[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ApiErrorCode,
    detail: string | ValidationIssue[],
    headers: Record<string, string> = {},
  ) {
    super(typeof detail === 'string' ? detail : code);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
}

/** Code and sentence of the statuses that need no operation. */
const general: Record<number, [ApiErrorCode, string]> = {
  400: ['malformed_request', 'The request could not be read'],
  404: ['not_found', 'Not found'],
  405: ['method_not_allowed', 'Method not allowed'],
  408: ['malformed_request', 'The request took too long to arrive'],
  413: ['payload_too_large', 'The request is too large'],
  414: ['malformed_request', 'The address is too long'],
  415: ['unsupported_media_type', 'The content type must be application/json'],
  417: ['malformed_request', 'The expectation cannot be met'],
  429: ['rate_limited', 'Too many requests. Please try again later.'],
  431: ['headers_too_large', 'The request headers are too large'],
  500: ['internal_error', 'Something went wrong'],
  503: ['unavailable', 'The service is not available right now. Please try again.'],
};

/** The error of a general status. */
export function httpError(status: number, headers: Record<string, string> = {}): HttpError {
  const [code, detail] = general[status] ?? ['internal_error', 'Something went wrong'];
  return new HttpError(status, code, detail, headers);
}

/**
 * The HTTP status of a refusal: the one of its code. Where the contract gives a code two statuses, the operation's own
 * `allowed` statuses decide; where it allows both, a sentence about the input is a 400 and a list of issues a 422.
 */
export function statusOf({ code, detail }: Refusal, allowed?: readonly number[]): number {
  const { statuses } = errorAnswers[code];
  const listed = statuses.filter((status) => !allowed || allowed.includes(status));
  const candidates = listed.length > 0 ? listed : statuses;
  const isSentence = code === 'validation_failed' && typeof detail === 'string';
  return candidates.at(isSentence ? 0 : -1) ?? 500;
}

/** A refusal with its status; `allowed` lists the statuses that the operation may return. */
export function withStatus(refusal: Refusal, allowed?: readonly number[]): HttpError {
  const { code, detail, retryAfter } = refusal;
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return new HttpError(statusOf(refusal, allowed), code, detail, headers);
}

/** The response for anything thrown; an unknown error becomes a plain 500 without its message. */
export function errorResponse(error: unknown, requestId: string): ErrorResponse {
  const { status, code, detail, headers } = toHttpError(error);
  return { status, body: { detail, code, request_id: requestId }, headers };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Refusal) return withStatus(error);
  if (isBodyError(error)) return new HttpError(400, 'malformed_body', 'The body is not valid JSON');
  return httpError(statusOfUnknown(error));
}

function statusOfUnknown(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  if (isUnavailable(error)) return 503;
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return 500;
  return error.statusCode in general ? error.statusCode : error.statusCode < 500 ? 400 : 500;
}

// Fastify's JSON parser, and its guard against `__proto__`, throw errors with this code.
const isBodyError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY';
