import type { ApiError, ApiErrorCode } from '@mobility/openapi';

export type MobilityErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'malformed';

/** What is known about a failed call. */
export type ErrorFacts = {
  status?: number;
  code?: ApiErrorCode;
  detail?: ApiError['detail'];
  requestId?: string;
  cause?: unknown;
};

/** Every call that fails rejects with one of the five classes below; rules read `kind`. */
export abstract class MobilityError extends Error {
  abstract readonly kind: MobilityErrorKind;
  /** The status of the answer, where there was one. */
  declare readonly status?: number;
  declare readonly code?: ApiErrorCode;
  /** The server's own words, or one entry per wrong field. */
  declare readonly detail?: ApiError['detail'];
  declare readonly requestId?: string;

  constructor(message: string, { cause, ...facts }: ErrorFacts = {}) {
    super(message, { cause });
    Object.assign(this, facts);
    this.name = 'MobilityError';
  }
}

/** The server answered, and refused. */
export class HttpError extends MobilityError {
  readonly kind = 'http';
}
/** No answer arrived. The server may have acted. */
export class NetworkError extends MobilityError {
  readonly kind = 'network';
}
/** No whole answer arrived in time. The server may have acted. */
export class TimeoutError extends MobilityError {
  readonly kind = 'timeout';
}
/** The caller's signal ended the call. */
export class AbortedError extends MobilityError {
  readonly kind = 'aborted';
}
/** A success whose body is not what the contract promises. The server has acted. */
export class MalformedError extends MobilityError {
  readonly kind = 'malformed';
}
