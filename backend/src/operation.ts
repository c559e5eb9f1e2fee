import type { ApiErrorCode, OperationId, operations, Role } from '@mobility/openapi';
import type { Context } from './context.ts';

type Operation<Id extends OperationId> = operations[Id];
type JsonBody<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success<Id extends OperationId> = {
  [Status in keyof Operation<Id>['responses']]: Status extends 200 | 201
    ? { status: Status; body: JsonBody<Operation<Id>['responses'][Status]>; headers?: Record<string, string> }
    : never;
}[keyof Operation<Id>['responses']];
type Part<Id extends OperationId, Name extends 'path' | 'query'> = Operation<Id>['parameters'] extends {
  [K in Name]?: infer Value;
}
  ? NonNullable<Value>
  : Record<string, never>;

/** The signed-in person behind a request. */
export type Caller = { id: string; role: Role; sessionId: string; tokenId: string };

/** A request that fits the contract; a public operation has no caller and must not ask for one. */
export type OperationRequest<Id extends OperationId> = {
  params: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  body: Operation<Id> extends { requestBody: infer Body } ? JsonBody<Body> : undefined;
  caller: Caller;
  idempotencyKey: string | null;
  /** The address that the request came from; for limits only. */
  address: string;
  /** What the client calls itself; null where it does not say. */
  userAgent: string | null;
  requestId: string;
};

/** One operation of the contract: `operations/<tag>/<operationId>.ts` exports one under its operationId. */
export type Handler<Id extends OperationId> = (
  context: Context,
  request: OperationRequest<Id>,
) => Promise<Success<Id>> | Success<Id>;
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** One place of a request that does not fit, as a 422 lists it. */
export type Problem = { loc: string[]; msg: string; type: string };

/** A refusal that the contract describes: thrown anywhere below an operation, answered as `{detail, code}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string | Problem[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ApiErrorCode,
    detail: string | Problem[],
    headers: Record<string, string> = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(', '));
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
}
