import type { ApiError, ApiErrorCode, OperationErrorCodes, OperationId } from '@mobility/openapi';

/** The data of an error. */
export type ErrorFacts = {
  operationId?: string;
  requestId?: string;
  status?: number;
  code?: ApiErrorCode;
  detail?: ApiError['detail'];
  cause?: unknown;
};

abstract class CallError extends Error {
  abstract readonly kind: string;
  /** The operation that was called. */
  declare readonly operationId?: string;
  /** The `x-request-id` of the call, which the server's log repeats. */
  declare readonly requestId?: string;
  declare readonly status?: number;
  declare readonly code?: ApiErrorCode;
  declare readonly detail?: ApiError['detail'];

  constructor(message: string, { cause, ...facts }: ErrorFacts = {}) {
    super(facts.operationId ? `${facts.operationId}: ${message}` : message, { cause });
    Object.assign(this, facts);
  }
}

/** The server answered with a status other than 2xx. */
export class HttpError extends CallError {
  override readonly name = 'HttpError';
  readonly kind = 'http';
  declare readonly status: number;
}

/** No answer arrived. The server may have acted. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';
  declare readonly status?: undefined;
}

/** No complete answer arrived in time. The server may have acted. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';
  declare readonly status?: undefined;
}

/** The caller's signal ended the call. The server may have acted. */
export class AbortedError extends CallError {
  override readonly name = 'AbortedError';
  readonly kind = 'aborted';
  declare readonly status?: undefined;
}

/**
 * An answer that cannot be used. Either the body of a success does not match the contract: the message names the part,
 * and the server has acted. Or an option of the client failed, such as `onResponse`: its error is the cause.
 */
export class MalformedError extends CallError {
  override readonly name = 'MalformedError';
  readonly kind = 'malformed';
}

/**
 * The call cannot be sent: an id would change the path, an option is wrong or unknown, or an option such as
 * `tokens.read` failed, whose error is the cause. Nothing was sent.
 */
export class InvalidCallError extends CallError {
  override readonly name = 'InvalidCallError';
  readonly kind = 'invalid';
  declare readonly status?: undefined;
}

/** The errors that a failed call rejects with. `kind` distinguishes them. */
export type MobilityError =
  | HttpError
  | NetworkError
  | TimeoutError
  | AbortedError
  | MalformedError
  | InvalidCallError;
export type MobilityErrorKind = MobilityError['kind'];

/** Makes `error instanceof MobilityError` narrow to the union. */
// TypeScript cannot infer that the abstract base class has only these subclasses.
export const MobilityError = CallError as unknown as abstract new () => MobilityError;

/** The codes that the contract lists for an operation, and the general codes. */
export type ErrorCodeOf<Id extends OperationId> = OperationErrorCodes[Id];

/** Whether the server refused this operation; narrows `code` to the codes that the contract lists for it. */
export const isRefusalOf = <Id extends OperationId>(
  error: unknown,
  operationId: Id,
): error is HttpError & { readonly operationId: Id; readonly code?: ErrorCodeOf<Id> } =>
  error instanceof HttpError && error.operationId === operationId;
