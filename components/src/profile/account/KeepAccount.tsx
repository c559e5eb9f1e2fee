import { shownError } from '@mobility/machines/shown-error';
import { useSentences } from '../../intl/use-sentences.ts';
import { useAuth, useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { useUser } from '../../provider/use-user.ts';
import { KeepAccountView } from './KeepAccountView.tsx';

/** Offers a user whose account is about to be deleted to keep it; nothing for others. */
export const KeepAccount = () => {
  const { client } = useMobility();
  const auth = useAuth();
  const { errorText } = useSentences();
  const dueAt = useUser()?.deletion_due_at;
  const { run, isPending, error } = useCommand({
    mutationFn: () => client.keepAccount(),
    onSuccess: (user) => auth.send({ type: 'user_updated', user }),
  });
  if (dueAt == null) return null;
  return (
    <KeepAccountView
      dueAt={dueAt}
      isPending={isPending}
      error={error ? errorText(shownError('account.keepFailed', error)) : undefined}
      onKeep={() => run()}
      onSignOut={() => auth.send({ type: 'logout' })}
    />
  );
};
