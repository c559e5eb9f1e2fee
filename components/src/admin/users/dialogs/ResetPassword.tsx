import { userActionError } from '@mobility/machines/user-action-error';
import { useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import type { DialogProps } from './dialog-props.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { useUserCommand } from './use-user-command.ts';

const untyped = { password: '', confirmation: '', mismatches: 0, isRefused: false };

/** Sets a new password for a user, who is signed out everywhere. */
export const ResetPassword = ({ user, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { sentence, errorText } = useSentences();
  const [typed, setTyped] = useState(untyped);
  const { password, confirmation, mismatches, isRefused } = typed;
  const { isPending, error, run } = useUserCommand({
    call: (new_password: string) => client.resetUserPassword(user.id, { new_password }),
    done: ({ message }) => ({ message: 'admin.passwordReset', ...(message && { detail: message }) }),
    failed: (cause) => userActionError('admin.passwordFailed', cause),
    onDone: onClose,
  });
  const reset = () => {
    if (password !== '' && password === confirmation) run(password);
    else setTyped({ ...typed, mismatches: mismatches + 1, isRefused: true });
  };
  return (
    <ResetPasswordView
      user={user}
      password={password}
      confirmation={confirmation}
      mismatch={isRefused ? sentence('account.passwordsDiffer') : undefined}
      attempt={mismatches}
      isPending={isPending}
      error={error && !isRefused ? errorText(error) : undefined}
      onPassword={(next) => setTyped({ ...typed, password: next, isRefused: false })}
      onConfirmation={(next) => setTyped({ ...typed, confirmation: next, isRefused: false })}
      onReset={reset}
      onClose={onClose}
    />
  );
};
