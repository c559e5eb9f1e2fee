import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { waitFor } from 'xstate';
import { App } from './App.tsx';
import LandingPage from './pages/LandingPage.tsx';
import { createSession, type PagePorts } from './session.ts';

const visitor: PagePorts = {
  location: new URL('http://localhost'),
  tokens: {
    read: () => null,
    write: () => {},
    clear: () => {},
    readDeviceProof: () => null,
    writeDeviceProof: () => {},
    watch: () => () => {},
  },
  presence: { isOnline: () => true, isVisible: () => true, watch: () => () => {} },
};

/** The landing page as HTML, as a signed-out visitor sees it in en-US. */
export const renderLanding = async (): Promise<string> => {
  const session = createSession(visitor);
  session.start();
  await waitFor(session.auth, (snapshot) => snapshot.matches('unauthenticated'));
  return renderToString(
    <Router ssrPath="/">
      <StrictMode>
        <App session={session} landing={LandingPage} />
      </StrictMode>
    </Router>,
  );
};
