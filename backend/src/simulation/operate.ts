import type { OperationId } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { type Handler, type OperationRequest, Refusal } from '../operation.ts';
import type { Member } from '../store/simulation.ts';

type Asked<Id extends OperationId> = Partial<Pick<OperationRequest<Id>, 'params' | 'body'>>;

/** Asks an operation as one of the city's people would; false where it refused, as it may any person. */
export const operate = async <Id extends OperationId>(
  context: Context,
  handler: Handler<Id>,
  { id, role }: Pick<Member, 'id' | 'role'>,
  asked: Asked<Id> = {},
): Promise<boolean> => {
  // The one seam: which of the parts an operation has is known only to its type.
  const request = {
    params: {},
    query: {},
    body: undefined,
    ...asked,
    caller: { id, role, sessionId: 'simulation', tokenId: 'simulation' },
    idempotencyKey: null,
    address: '127.0.0.1',
    requestId: context.newId(),
  } as unknown as OperationRequest<Id>;
  try {
    await handler(context, request);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
