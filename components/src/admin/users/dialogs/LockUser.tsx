import { userActionError } from '@mobility/machines/user-action-error';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { lockNotice } from '../lock-notice.ts';
import type { DialogProps } from './dialog-props.ts';
import { LockUserView } from './LockUserView.tsx';
import { useUserCommand } from './use-user-command.ts';

/** Locks a user after a confirmation. */
export const LockUser = ({ user, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { errorText } = useSentences();
  const { isPending, error, run } = useUserCommand({
    call: (id: string) => client.setUserStatus(id, { is_active: false }),
    done: () => lockNotice(user, true),
    failed: (cause) => userActionError('admin.statusFailed', cause),
    onDone: onClose,
  });
  return (
    <LockUserView
      user={user}
      isPending={isPending}
      error={error ? errorText(error) : undefined}
      onLock={() => run(user.id)}
      onClose={onClose}
    />
  );
};
