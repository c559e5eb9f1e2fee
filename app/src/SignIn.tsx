import { AuthDialog } from '@mobility/components/auth';
import { failureText } from '@mobility/components/messages';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSession, useUser } from './use-session.ts';
import { useSignIn } from './use-sign-in.tsx';

/** The auth dialog over the auth machine. It closes once somebody is signed in. */
export default function SignIn() {
  const { auth, alerts } = useSession();
  const user = useUser();
  const { request, close } = useSignIn();
  const status = useSelector(auth, (snapshot) => {
    if (snapshot.matches({ unauthenticated: 'loggingIn' })) return 'loggingIn';
    return snapshot.matches({ unauthenticated: 'registering' }) ? 'registering' : 'idle';
  });
  const failure = useSelector(auth, ({ context }) => context.failure);
  useEffect(() => {
    if (user) close();
  }, [user, close]);
  return (
    <AuthDialog
      isOpen={request !== null && !user}
      onClose={() => {
        auth.send({ type: 'cancel' });
        close();
      }}
      status={status}
      initialTab={request?.tab}
      initialRole={request?.role}
      problem={failure ? failureText(failure) : undefined}
      onLogin={(credentials) => auth.send({ type: 'login', credentials })}
      onRegister={(details) => auth.send({ type: 'register', details })}
      onInvalid={(message) =>
        alerts.send({ type: 'alert', alert: { tone: 'critical', message, topic: 'auth' } })
      }
    />
  );
}
