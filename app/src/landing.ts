import { startOnIntent } from './start-on-intent.ts';

/** The entry of the prerendered landing page. */
startOnIntent(document, async () => (await import('./start.tsx')).start());
