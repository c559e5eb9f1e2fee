import { SignIn } from '@mobility/components/auth';
import { useSignIn } from './use-sign-in.tsx';

/** The sign-in dialog, in a chunk of its own. */
export default function SignInDialog() {
  const { request, close } = useSignIn();
  return <SignIn {...request} onClose={close} />;
}
