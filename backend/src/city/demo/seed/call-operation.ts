import type { OperationId } from '@mobility/openapi';
import type { Context } from '../../../context.ts';
import type { Caller } from '../../../domain/caller.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../../operation.ts';

type Input<Id extends OperationId> = Partial<
  Pick<OperationRequest<Id>, 'params' | 'query' | 'body' | 'address' | 'userAgent'>
>;
/** A caller of an operation; few operations need the session. */
type ActingUser = Pick<Caller, 'id' | 'role'> & Partial<Caller>;
type ResponseBody<Id extends OperationId> = Awaited<ReturnType<Handler<Id>>>['body'];

/** Calls an operation as a user would, and returns its body. Throws its refusal. */
export const callOperation = async <Id extends OperationId>(
  context: Context,
  handler: Handler<Id>,
  { id, role, sessionId = 'demo', tokenId = 'demo' }: ActingUser,
  asked: Input<Id> = {},
): Promise<ResponseBody<Id>> => {
  // Only the type of the operation says which parts its request has. This is the only cast.
  const request = {
    params: {},
    query: {},
    body: undefined,
    address: '127.0.0.1',
    userAgent: null,
    language: null,
    ...asked,
    caller: { id, role, sessionId, tokenId },
    idempotencyKey: null,
    requestId: context.newId(),
  } as unknown as OperationRequest<Id>;
  return (await handler(context, request)).body;
};

/** Calls an operation that must be refused, such as a charge of a card without money. */
export const refused = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  throw new Error('This was not to happen');
};
