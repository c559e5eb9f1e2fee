import type { OperationId } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import type { Member } from '../../store/simulation.ts';

type Input<Id extends OperationId> = Partial<Pick<OperationRequest<Id>, 'params' | 'body'>>;

/** Calls an operation as one of the simulated people. Returns false if the operation refuses. */
export const callOperation = async <Id extends OperationId>(
  context: Context,
  handler: Handler<Id>,
  { id, role }: Pick<Member, 'id' | 'role'>,
  asked: Input<Id> = {},
): Promise<boolean> => {
  // Only the type of the operation says which parts its request has. This is the only cast.
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
