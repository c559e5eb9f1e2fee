import { forgotPasswordWith } from '@mobility/machines/forgot-password';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useMobility } from '../provider/mobility.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

export type ForgotPasswordProps = {
  /** The address typed in the sign-in form. */
  email: string;
  onBack(): void;
  onClose(): void;
};

/** Asks for a link to set a new password. */
export const ForgotPassword = ({ email, onBack, onClose }: ForgotPasswordProps) => {
  const mobility = useMobility();
  const [machine] = useState(() => forgotPasswordWith(mobility));
  const [snapshot, send] = useActor(machine, { input: { email } });
  const isBack = snapshot.matches('backToSignIn');
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    if (isBack) onBack();
    if (isClosed) onClose();
  }, [isBack, isClosed, onBack, onClose]);
  return isBack || isClosed ? null : <ForgotPasswordView snapshot={snapshot} send={send} />;
};
