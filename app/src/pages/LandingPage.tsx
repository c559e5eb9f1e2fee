import { Landing } from '@mobility/components/landing';
import { useSignIn } from '../use-sign-in.tsx';

/** What everyone sees who is not signed in. */
export default function LandingPage() {
  const { open } = useSignIn();
  return (
    <Landing onGetStarted={() => open()} onBecomeDriver={() => open({ tab: 'signup', role: 'driver' })} />
  );
}
