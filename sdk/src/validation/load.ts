import type { OperationId } from '@mobility/openapi';
import { NetworkError } from '../errors.ts';

const load = () => import('./validators.ts');
let loading: ReturnType<typeof load> | undefined;

/**
 * Loads the code that reads the answer of an operation, each chunk once. After an error, the next call
 * loads it again.
 */
export const loadReader = async (operationId: OperationId) => {
  try {
    loading ??= load();
    return await (await loading).readerOf(operationId);
  } catch (cause) {
    loading = undefined;
    throw new NetworkError('no validators', { cause });
  }
};
