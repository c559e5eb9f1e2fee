import { refusalError } from '@mobility/machines/refusal-error';
import { useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { useTyped } from '../../message/use-typed.ts';
import type { DialogProps } from './dialog-props.ts';
import { SendBackView } from './SendBackView.tsx';
import { useUserCommand } from './use-user-command.ts';

/** Sends the profile of a driver back with a reason. */
export const SendBack = ({ user, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { sentence, errorText } = useSentences();
  const [typed, setTyped] = useTyped(`send-back:${user.id}`);
  const [isRefused, setRefused] = useState(false);
  const { isPending, error, run } = useUserCommand({
    call: (reason: string) => client.sendDriverBack(user.id, { reason }),
    done: () => ({ message: 'admin.driverSentBack', params: { name: user.name } }),
    failed: (cause) => refusalError('admin.approvalFailed', cause),
    onDone: () => {
      setTyped('');
      onClose();
    },
  });
  const reason = typed.trim();
  return (
    <SendBackView
      user={user}
      reason={typed}
      reasonError={isRefused ? sentence('admin.enterReason') : undefined}
      isPending={isPending}
      error={error ? errorText(error) : undefined}
      onReason={(next) => {
        setTyped(next);
        setRefused(false);
      }}
      onSend={() => (reason === '' ? setRefused(true) : run(reason))}
      onClose={onClose}
    />
  );
};
