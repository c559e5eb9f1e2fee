import { shownError } from '@mobility/machines/shown-error';
import {
  type Mutation,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useId } from 'react';
import { useMobility } from './mobility.ts';
import { useOnceReachable } from './use-failure.ts';

type Options<Answer, Given> = Omit<UseMutationOptions<Answer, Error, Given>, 'mutationKey'> & {
  /** Whether two presses ask for the same; other presses then start while one runs. By default one runs at a time. */
  isSame?: (running: Given, given: Given) => boolean;
};
type Command<Answer, Given> = Pick<
  UseMutationResult<Answer, Error, Given>,
  'data' | 'error' | 'isPending' | 'isSuccess' | 'variables' | 'reset'
> & { run: (given: Given) => void };

/**
 * A command that is not started again while it runs. The second press of a double click may come before the first one is
 * rendered as pending, so the cache is asked, which knows it at once. The error of a server that could not be reached goes
 * once it can be.
 */
export const useCommand = <Answer, Given = void>({
  isSame = () => true,
  ...options
}: Options<Answer, Given>): Command<Answer, Given> => {
  const { queryClient } = useMobility();
  const mutationKey = [useId()];
  const { mutate, ...state } = useMutation({ ...options, mutationKey });
  useOnceReachable(shownError('', state.error).reason, state.reset);
  return {
    ...state,
    run: (given) => {
      const predicate = ({ state }: Mutation): boolean => isSame(state.variables as Given, given);
      if (queryClient.isMutating({ mutationKey, predicate }) === 0) mutate(given);
    },
  };
};
