import { Landing } from '@mobility/components/landing';
import { landingFigures } from '../ports/landing-figures.ts';
import { useSignIn } from '../use-sign-in.tsx';

/** The landing page for signed-out visitors. */
export default function LandingPage() {
  const { open } = useSignIn();
  return (
    <Landing
      stats={landingFigures()}
      onGetStarted={() => open()}
      onBecomeDriver={() => open({ tab: 'signup', role: 'driver' })}
    />
  );
}
