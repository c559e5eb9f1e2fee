import type { OperationId } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { type Caller, type Handler, type OperationRequest, Refusal } from '../operation.ts';

type Asked<Id extends OperationId> = Partial<
  Pick<OperationRequest<Id>, 'params' | 'query' | 'body' | 'address' | 'userAgent'>
>;
/** Somebody who asks; a session matters to few operations. */
type Asker = Pick<Caller, 'id' | 'role'> & Partial<Caller>;
type Answered<Id extends OperationId> = Awaited<ReturnType<Handler<Id>>>['body'];

/** Asks an operation as a person would, and answers its body. Throws its refusal. */
export const ask = async <Id extends OperationId>(
  context: Context,
  handler: Handler<Id>,
  { id, role, sessionId = 'demo', tokenId = 'demo' }: Asker,
  asked: Asked<Id> = {},
): Promise<Answered<Id>> => {
  // The one seam: which of the parts an operation has is known only to its type.
  const request = {
    params: {},
    query: {},
    body: undefined,
    address: '127.0.0.1',
    userAgent: null,
    ...asked,
    caller: { id, role, sessionId, tokenId },
    idempotencyKey: null,
    requestId: context.newId(),
  } as unknown as OperationRequest<Id>;
  return (await handler(context, request)).body;
};

/** Waits for something that is to be refused, such as a card without money. */
export const refused = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  throw new Error('This was not to happen');
};
