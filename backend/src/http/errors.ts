import type { ApiError, ApiErrorCode } from '@mobility/openapi';
import { Refusal } from '../operation.ts';
import { isUnavailable } from '../store/unavailable.ts';

/** An error as it is answered. */
export type ErrorAnswer = { status: number; body: ApiError; headers: Record<string, string> };

/** What each general status says, whoever noticed it. */
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

/** The refusal of a general status. */
export function refuse(status: number, headers: Record<string, string> = {}): Refusal {
  const [code, detail] = general[status] ?? ['internal_error', 'Something went wrong'];
  return new Refusal(status, code, detail, headers);
}

/** Turns anything thrown into the one error shape; what is not ours to tell becomes a plain 500. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const { status, code, detail, headers } = asRefusal(error);
  return { status, body: { detail, code, request_id: requestId }, headers };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isBodyError(error)) return new Refusal(400, 'malformed_body', 'The body is not valid JSON');
  return refuse(statusOf(error));
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  if (isUnavailable(error)) return 503;
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return 500;
  return error.statusCode in general ? error.statusCode : error.statusCode < 500 ? 400 : 500;
}

// Fastify's JSON parser, and its guard against `__proto__`, answer with this code.
const isBodyError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY';
