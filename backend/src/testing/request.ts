import type { OperationId } from '@mobility/openapi';
import type { OperationRequest } from '../operation.ts';
import type { Person } from './person.ts';

type Input<Id extends OperationId> = Partial<
  Pick<OperationRequest<Id>, 'params' | 'query' | 'body' | 'language'>
> & {
  key?: string;
};

/** A request in the form that the HTTP binding gives to an operation, from this user. */
export const requestBy = <Id extends OperationId>(
  person: Person,
  { key, ...input }: Input<Id> = {},
): OperationRequest<Id> =>
  // Only the type of the operation says which parts its request has. This is the only cast.
  ({
    params: {},
    query: {},
    body: undefined,
    ...input,
    caller: person.caller,
    idempotencyKey: key ?? null,
    address: '127.0.0.1',
    isForwarded: false,
    userAgent: null,
    language: null,
    requestId: 'test',
  }) as unknown as OperationRequest<Id>;
