import './trusted-types.ts';
import '@mobility/components/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followLive } from './live.ts';
import { showNotices } from './notices.ts';
import { applyStoredScheme } from './scheme.ts';
import { createSession } from './session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyStoredScheme();
const session = createSession();
showNotices(session);
followLive(session);
session.start();
createRoot(root).render(
  <StrictMode>
    <App session={session} />
  </StrictMode>,
);
