import './trusted-types.ts';
import '@mobility/components/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { recoverPart } from './lazy-page.tsx';
import { localeStore } from './locale.ts';
import { showNotices } from './notices.ts';
import { applyStoredScheme } from './scheme.ts';
import { createSession } from './session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyStoredScheme();
await localeStore.start();
const session = createSession();
showNotices(session);
window.addEventListener('mobility:part-failed', recoverPart);
session.start();
createRoot(root).render(
  <StrictMode>
    <App session={session} />
  </StrictMode>,
);
