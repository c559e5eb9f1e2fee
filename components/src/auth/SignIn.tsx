import { type SignInInput, signInMachine } from '@mobility/machines/sign-in';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { useAuth, useMobility } from '../provider/mobility.ts';
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
  return isClosed ? null : <SignInView snapshot={snapshot} send={send} />;
};
