import { refusalError } from '@mobility/machines/refusal-error';
import { useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import type { DialogProps } from './dialog-props.ts';
import { SendBackView } from './SendBackView.tsx';
import { useUserCommand } from './use-user-command.ts';

/** Sends the profile of a driver back with a reason. */
export const SendBack = ({ user, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { sentence, errorText } = useSentences();
  const [typed, setTyped] = useState({ reason: '', isRefused: false });
  const { isPending, error, run } = useUserCommand({
    call: (reason: string) => client.sendDriverBack(user.id, { reason }),
    done: () => ({ message: 'admin.driverSentBack', params: { name: user.name } }),
    failed: (cause) => refusalError('admin.approvalFailed', cause),
    onDone: onClose,
  });
  const reason = typed.reason.trim();
  return (
    <SendBackView
      user={user}
      reason={typed.reason}
      reasonError={typed.isRefused ? sentence('admin.enterReason') : undefined}
      isPending={isPending}
      error={error ? errorText(error) : undefined}
      onReason={(next) => setTyped({ reason: next, isRefused: false })}
      onSend={() => (reason === '' ? setTyped({ ...typed, isRefused: true }) : run(reason))}
      onClose={onClose}
    />
  );
};
