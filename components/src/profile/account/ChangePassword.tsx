import { changePasswordWith } from '@mobility/machines/change-password';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

export type AccountDialogProps = { onClose(): void };

/** Changes the password of the signed-in user. */
export const ChangePassword = ({ onClose }: AccountDialogProps) => {
  const mobility = useMobility();
  const [machine] = useState(() => changePasswordWith(mobility));
  const [snapshot, send] = useActor(machine, { input: { alerts: mobility.alerts } });
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  return <ChangePasswordView snapshot={snapshot} send={send} />;
};
