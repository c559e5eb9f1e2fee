import './trusted-types.ts';
import '@mobility/components/theme';
import { defaultLocale } from '@mobility/components/intl';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { App } from './App.tsx';
import { recoverPart } from './lazy-page.tsx';
import { localeStore } from './locale.ts';
import { showNotices } from './notices.ts';
import { isUnreachable } from './ports/reload.ts';
import type { RoutesProps } from './router.tsx';
import { applyStoredScheme } from './scheme.ts';
import { createSession, type Session } from './session.ts';
import { startedEvent } from './start-on-intent.ts';

const Started = ({ session, landing }: { session: Session } & RoutesProps) => {
  // Dispatched in a separate task, because a repeated press can make React hydrate a part of the page
  // at once, which is not possible within an effect.
  useEffect(() => {
    const handle = setTimeout(() => window.dispatchEvent(new Event(startedEvent)));
    return () => clearTimeout(handle);
  }, []);
  return <App session={session} landing={landing} />;
};

/** An error that the page shows in place of what failed. One that it recovers from by itself is a warning. */
const onCaughtError = (error: unknown): void => {
  if (isUnreachable(error)) console.warn(error);
  else console.error(error);
};

/**
 * Starts the application. Signed-out visitors keep the prerendered landing page, whose code is given; for everyone else it
 * is replaced.
 */
export const start = async ({ landing }: RoutesProps = {}): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  applyStoredScheme();
  await localeStore.start();
  const session = createSession();
  showNotices(session);
  window.addEventListener('mobility:part-failed', recoverPart);
  session.start();
  const app = (
    <StrictMode>
      <Started session={session} landing={landing} />
    </StrictMode>
  );
  await waitFor(session.auth, (snapshot) => !snapshot.matches({ loading: 'readingToken' }));
  const isVisitor =
    session.auth.getSnapshot().matches('unauthenticated') && localeStore.read().locale === defaultLocale;
  if (root.childElementCount > 0 && isVisitor) hydrateRoot(root, app, { onCaughtError });
  else {
    root.replaceChildren();
    createRoot(root, { onCaughtError }).render(app);
  }
  delete document.documentElement.dataset.start;
};
