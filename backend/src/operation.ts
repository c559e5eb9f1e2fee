import type { Readable } from 'node:stream';
import type { Language, OperationId, operations } from '@mobility/openapi';
import type { Context } from './context.ts';
import type { Caller } from './domain/caller.ts';

type Operation<Id extends OperationId> = operations[Id];
/** The operations whose body is read while it arrives, because it can be of any size: `x-streamed: body`. */
type StreamedBody = 'previewRestore' | 'restoreBackup';
/** The operations whose answer is written while it is sent, as the text of its JSON. */
type StreamedAnswer = 'createBackup';
type JsonBody<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success<Id extends OperationId> = {
  [Status in keyof Operation<Id>['responses']]: Status extends 200 | 201
    ? {
        status: Status;
        body: Id extends StreamedAnswer ? Readable : JsonBody<Operation<Id>['responses'][Status]>;
        headers?: Record<string, string>;
      }
    : never;
}[keyof Operation<Id>['responses']];
type Part<Id extends OperationId, Name extends 'path' | 'query'> = Operation<Id>['parameters'] extends {
  [K in Name]?: infer Value;
}
  ? NonNullable<Value>
  : Record<string, never>;

/** A request that fits the contract; a public operation has no caller and must not read it. */
export type OperationRequest<Id extends OperationId> = {
  params: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  body: Id extends StreamedBody
    ? AsyncIterable<Uint8Array>
    : Operation<Id> extends { requestBody: infer Body }
      ? JsonBody<Body>
      : undefined;
  caller: Caller;
  idempotencyKey: string | null;
  /** The IPv4 address, or the IPv6 network, that the request came from; for limits and the login activity. */
  address: string;
  /** Whether a proxy passed the request on. */
  isForwarded: boolean;
  /** The client's User-Agent header; null if it has none. */
  userAgent: string | null;
  /** Which of our languages the Accept-Language header asks for; null if none. */
  language: Language | null;
  requestId: string;
};

/** One operation of the contract: `operations/<tag>/<operationId>.ts` exports one under its operationId. */
export type Handler<Id extends OperationId> = (
  context: Context,
  request: OperationRequest<Id>,
) => Promise<Success<Id>> | Success<Id>;
export type Handlers = { [Id in OperationId]: Handler<Id> };
