import { Landing } from '@mobility/components/landing';
import { useLocation } from 'wouter';
import { landingFigures } from '../ports/landing-figures.ts';
import { useSignIn } from '../use-sign-in.tsx';

/** The landing page for signed-out visitors. */
export default function LandingPage() {
  const { open } = useSignIn();
  const [, navigate] = useLocation();
  return (
    <Landing
      stats={landingFigures()}
      onGetStarted={() => open()}
      onWhereTo={() => {
        // A rider goes on to the booking form.
        navigate('/?to=%2Fbook-ride', { replace: true });
        open();
      }}
      onBecomeDriver={() => open({ tab: 'signup', role: 'driver' })}
    />
  );
}
