import { reloadWhenReachable } from './ports/reload.ts';
import { startOnIntent } from './start-on-intent.ts';

/** The entry of the prerendered landing page. */
startOnIntent(document, async () => {
  const { start } = await import('./start.tsx').catch(reloadWhenReachable);
  await start();
});
