import { type SignInInput, signInMachine } from '@mobility/machines/sign-in';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useAuth, useMobility } from '../provider/mobility.ts';
import { ForgotPasswordOnDemand } from './ForgotPasswordOnDemand.tsx';
import { SignInView } from './SignInView.tsx';

export type SignInProps = Partial<Pick<SignInInput, 'tab' | 'role'>> & {
  /** The dialog is done: a user is signed in, or has closed it. */
  onClose: () => void;
};

/** Signs a user in or up over the session of the provider. Mount it to open it; it starts with Login for a rider. */
export const SignIn = ({ tab = 'login', role = 'rider', onClose }: SignInProps) => {
  const session = useAuth();
  const { alerts } = useMobility();
  const [snapshot, send] = useActor(signInMachine, { input: { session, alerts, tab, role } });
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  const [isForgotten, setForgotten] = useState(false);
  const back = useCallback(() => setForgotten(false), []);
  if (isClosed) return null;
  if (isForgotten)
    return <ForgotPasswordOnDemand email={snapshot.context.form.email} onBack={back} onClose={onClose} />;
  return <SignInView snapshot={snapshot} send={send} onForgot={() => setForgotten(true)} />;
};
