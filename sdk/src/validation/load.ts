import { NetworkError } from '../errors.ts';

const load = () => import('./read-answer.ts');
let loading: ReturnType<typeof load> | undefined;

/** Loads the chunk of answer validators once. After a failure, the next call loads it again. */
export const loadValidators = (): ReturnType<typeof load> => {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw new NetworkError('No validators', { cause });
  });
  return loading;
};
