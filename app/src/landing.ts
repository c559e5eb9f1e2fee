import { reloadWhenReachable } from './ports/reload.ts';
import { startOnIntent } from './start-on-intent.ts';

/** The entry of the prerendered landing page. */
startOnIntent(document, async () => {
  const { startLanding } = await import('./start-landing.ts').catch(reloadWhenReachable);
  await startLanding();
});
