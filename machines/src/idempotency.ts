import { callErrorOf, isUnsettled } from './call-error.ts';

const tooManyRequests = 429;

/**
 * The key for a retry, or the attempt that holds it: the same one while the outcome is unknown, null (a new one)
 * after a refusal. A request that the server did not look at does not settle an earlier one under the same key.
 */
export const keyAfter = <Key>(key: Key | null, error: unknown): Key | null => {
  const callError = callErrorOf(error);
  return isUnsettled(callError) || callError.status === tooManyRequests ? key : null;
};
