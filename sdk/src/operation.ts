import type { Methods, OperationId, operations, Routes } from '@mobility/openapi';

/** How one call is made. */
export type CallOptions = {
  /** Ends the call, retries included. The server may already have acted. */
  signal?: AbortSignal;
  /** One key per intent: makes a command of policy `keyed` safe to repeat. */
  idempotencyKey?: string;
  /** Milliseconds per attempt; unless told 10,000, and 60,000 for what the contract calls slow. */
  timeout?: number;
};

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
/** One id for each blank of a route's path. */
export type PathArguments<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...PathArguments<Rest>]
  : [];
type BodyArguments<Op> = Op extends { requestBody: infer Body }
  ? [body: Json<Body>]
  : Op extends { requestBody?: infer Body }
    ? [Json<NonNullable<Body>>] extends [never]
      ? []
      : [body?: Json<NonNullable<Body>>]
    : [];
type QueryArguments<Op> = Op extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? []
    : [query?: NonNullable<Query>]
  : [];
type Parsed<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends 200 | 201 ? Json<Responses[Status]> : never;
    }[keyof Responses]
  : never;

/** A new driver has no profile yet, which is no error. */
type AbsentAnswer = { getDriverProfile: null };

/** What an operation resolves with. */
export type Answer<Id extends OperationId> =
  | Parsed<operations[Id]>
  | (Id extends keyof AbsentAnswer ? AbsentAnswer[Id] : never);

/** Path parameters in path order, then the query or the body, then the options. */
export type Method<Id extends OperationId> = (
  ...args: [
    ...PathArguments<Routes[Id]>,
    ...QueryArguments<operations[Id]>,
    ...BodyArguments<operations[Id]>,
    options?: CallOptions,
  ]
) => Promise<Answer<Id>>;

/** One flat method per operation of the contract. Rejects with a MobilityError, or a TypeError for an id that no path can carry. */
export type MobilityClient = Methods<{ [Id in OperationId]: Method<Id> }>;
