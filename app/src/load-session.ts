import type { SessionMachine } from '@mobility/machines/session';
import { recoverPart } from './lazy-page.tsx';
import type { SessionParts } from './signed-in.ts';

/**
 * Loads the code of the signed-in session, which visitors do not need. Imports are kept by the browser, so that a second
 * call costs nothing. After a failure the page reloads once the server answers.
 */
export const loadSession = async (parts: SessionParts): Promise<SessionMachine> => {
  try {
    const { createSignedIn } = await import('./signed-in.ts');
    return createSignedIn(parts);
  } catch (cause) {
    recoverPart();
    throw cause;
  }
};
