import type { Alert } from '@mobility/machines/alerts';
import type { ShownError } from '@mobility/machines/shown-error';
import { queryTag } from '@mobility/sdk/queries';
import { useMobility } from '../../../provider/mobility.ts';
import { useCommand } from '../../../provider/use-command.ts';

type UserCommand<Given, Answer> = {
  call: (given: Given) => Promise<Answer>;
  /** What the admin reads when it is done; null where nothing was done. */
  done: (answer: Answer, given: Given) => Pick<Alert, 'message' | 'detail' | 'params' | 'topic'> | null;
  failed: (error: unknown) => ShownError;
  onDone?: () => void;
};

/** A command of an admin about a user. The console's lists are read again whether it succeeds or fails. */
export const useUserCommand = <Given, Answer>({ call, done, failed, onDone }: UserCommand<Given, Answer>) => {
  const { queryClient, alerts } = useMobility();
  const { run, isPending, error, variables } = useCommand({
    mutationFn: call,
    onSuccess: (answer, given: Given) => {
      const told = done(answer, given);
      if (!told) return;
      alerts.send({ type: 'alert', alert: { tone: 'success', ...told } });
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryTag('admin') }),
  });
  return {
    isPending,
    error: error ? failed(error) : null,
    /** The error itself, and what was sent. */
    cause: error,
    sent: variables,
    run,
  };
};
