import type { OperationId } from '@mobility/openapi';
import { InvalidCallError } from '../errors.ts';
import { type CallOptions, type ClientOptions, callOptions, wrongOptions } from '../options.ts';
import { newId } from './new-id.ts';
import type { Policy } from './policy.ts';

/** The settings of one call that the transport rules use. */
export type CallSettings = Omit<ClientOptions, 'baseUrl' | 'tokens'> &
  CallOptions & {
    operationId: OperationId;
    policy: Policy;
    timeout: number;
    /** The data that every error of this call carries. */
    facts: { operationId: OperationId; requestId: string; status?: number };
    /** The number of attempts so far. */
    attempts: number;
  };

/** The client's options, those of the call, and the policy of the operation. Throws an InvalidCallError. */
export const settingsOf = (
  client: ClientOptions,
  operationId: OperationId,
  options: CallOptions | undefined,
  policy: Policy,
): CallSettings => {
  const wrong = wrongOptions(callOptions, { ...options });
  if (wrong) throw new InvalidCallError(wrong, { operationId });
  return {
    ...client,
    ...options,
    operationId,
    timeout: options?.timeout ?? Math.max(client.timeout ?? 10_000, policy.slow ? 60_000 : 0),
    policy,
    facts: { operationId, requestId: newId() },
    attempts: 0,
  };
};
