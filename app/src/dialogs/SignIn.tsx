import { SignIn } from '@mobility/components/auth';
import { useEffect } from 'react';
import { useSession } from '../use-session.ts';
import { useSignIn } from '../use-sign-in.tsx';

/** The sign-in dialog, in a chunk of its own. While it is open the code of the session is fetched. */
export default function SignInDialog() {
  const { request, close } = useSignIn();
  const { preload } = useSession();
  useEffect(preload, [preload]);
  return <SignIn {...request} onClose={close} />;
}
