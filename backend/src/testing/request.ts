import type { OperationId } from '@mobility/openapi';
import type { OperationRequest } from '../operation.ts';
import type { Person } from './given-people.ts';

type Asked<Id extends OperationId> = Partial<Pick<OperationRequest<Id>, 'params' | 'query' | 'body'>> & {
  key?: string;
};

/** The request that the binding would hand to an operation, from this person. */
export const requestBy = <Id extends OperationId>(
  person: Person,
  { key, ...asked }: Asked<Id> = {},
): OperationRequest<Id> =>
  // The one seam: which of the parts an operation has is known only to its type.
  ({
    params: {},
    query: {},
    body: undefined,
    ...asked,
    caller: person.caller,
    idempotencyKey: key ?? null,
    address: '127.0.0.1',
    userAgent: null,
    requestId: 'test',
  }) as unknown as OperationRequest<Id>;
