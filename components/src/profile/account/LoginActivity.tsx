import { shownError } from '@mobility/machines/shown-error';
import { isUnavailable } from '@mobility/machines/unavailable';
import { useQuery } from '@tanstack/react-query';
import { useSentences } from '../../intl/use-sentences.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import type { AccountDialogProps } from './ChangePassword.tsx';
import { LoginActivityView } from './LoginActivityView.tsx';

/** Where the signed-in user is signed in. A device that is signed out here loses its live channel at once. */
export const LoginActivity = ({ onClose }: AccountDialogProps) => {
  const { client, clock, queries, queryClient } = useMobility();
  const { errorText } = useSentences();
  const query = queries.listSessions();
  const sessions = useQuery(query);
  const ending = useCommand({
    isSame: (running, sessionId) => running === sessionId,
    mutationFn: (sessionId: string) => client.revokeSession(sessionId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const isMissing = sessions.isError && isUnavailable(sessions.error);
  return (
    <LoginActivityView
      sessions={sessions.data}
      now={clock.now()}
      endingId={ending.isPending ? (ending.variables ?? null) : null}
      error={ending.error ? errorText(shownError('account.revokeFailed', ending.error)) : undefined}
      isUnavailable={isMissing}
      onRetry={sessions.isError && !isMissing ? () => void sessions.refetch() : undefined}
      onEnd={({ id }) => ending.run(id)}
      onClose={onClose}
    />
  );
};
