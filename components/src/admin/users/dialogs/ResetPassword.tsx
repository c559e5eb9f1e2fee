import { userActionError } from '@mobility/machines/user-action-error';
import { limits } from '@mobility/openapi/limits';
import { useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { useUser } from '../../../provider/use-user.ts';
import { useDoneDetail } from '../../message/use-done-detail.ts';
import type { DialogProps } from './dialog-props.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { useUserCommand } from './use-user-command.ts';

type Refusal = 'auth.passwordTooShort' | 'account.passwordsDiffer';
type Typed = { password: string; confirmation: string; refused: Refusal | null; attempts: number };
const untyped: Typed = { password: '', confirmation: '', refused: null, attempts: 0 };

const refusalOf = ({ password, confirmation }: Typed): Refusal | null => {
  if (password === '' || password !== confirmation) return 'account.passwordsDiffer';
  return password.length < limits.auth.passwordMinLength ? 'auth.passwordTooShort' : null;
};

/** Sets a new password for a user, who is signed out everywhere. */
export const ResetPassword = ({ user, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { sentence, errorText } = useSentences();
  const doneDetail = useDoneDetail();
  const isOwn = useUser()?.id === user.id;
  const [typed, setTyped] = useState(untyped);
  const { password, confirmation, refused, attempts } = typed;
  const isShort = refused === 'auth.passwordTooShort';
  const { isPending, error, run } = useUserCommand({
    call: async (new_password: string) =>
      doneDetail('resetUserPassword', await client.resetUserPassword(user.id, { new_password })),
    done: (detail) => {
      if (!isOwn) return { message: 'admin.passwordReset', ...detail };
      // The session machine reports that the own session has ended.
      onClose();
      return null;
    },
    failed: (cause) => userActionError('admin.passwordFailed', cause),
    onDone: onClose,
  });
  const reset = () => {
    const refusal = refusalOf(typed);
    if (refusal) setTyped({ ...typed, refused: refusal, attempts: attempts + 1 });
    else run(password);
  };
  return (
    <ResetPasswordView
      user={user}
      isOwn={isOwn}
      password={password}
      confirmation={confirmation}
      tooShort={isShort ? sentence(refused) : undefined}
      mismatch={refused && !isShort ? sentence(refused) : undefined}
      attempt={attempts}
      isPending={isPending}
      error={error && !refused ? errorText(error) : undefined}
      onPassword={(next) => setTyped({ ...typed, password: next, refused: null })}
      onConfirmation={(next) => setTyped({ ...typed, confirmation: next, refused: null })}
      onReset={reset}
      onClose={onClose}
    />
  );
};
