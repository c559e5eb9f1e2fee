import { loadAllParts, toasts } from '@mobility/components/primitives';
import { limits } from '@mobility/openapi/limits';
import { createRoot } from 'react-dom/client';
import { App } from '../src/App.tsx';
import { showNotices } from '../src/notices.ts';
import { createSession } from '../src/session.ts';
import { choose, press, type } from './hands.ts';
import { type Answers, startServer } from './server.ts';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

/** How many checks in a row must find the page unchanged. */
const quietLooks = 4;

/** How often a page that shows a loading state is checked, because its code may still be loading. */
const loadingLooks = 300;

const isLoading = (): boolean =>
  [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
    /^Loading/.test(textContent ?? ''),
  );

/** Waits until the page no longer changes and no call is open. */
const settle = async (isIdle: () => boolean): Promise<void> => {
  let quiet = 0;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let look = 0; quiet < quietLooks && look < 500; look += 1) {
    const before = changes;
    await pause();
    const isQuiet = isIdle() && changes === before && (look > loadingLooks || !isLoading());
    quiet = isQuiet ? quiet + 1 : 0;
  }
  observer.disconnect();
};

/** A page of the app under test. */
export type Shown = {
  /** The operations that have been called. */
  called: ReadonlySet<string>;
  /** The errors that React or a callback threw. */
  errors: unknown[];
  /** What a step looked for and did not find. */
  missed: readonly string[];
  /** Sends a message of the live channel. */
  say(message: object): Promise<void>;
  /** Presses the first button, link or tab with this name. Returns false if there is none. */
  press(name: RegExp): Promise<boolean>;
  /** Types into the first field with this label. Returns false if there is none. */
  type(label: RegExp, text: string): Promise<boolean>;
  /** Chooses a file in the first field for files. Returns false if there is none. */
  choose(text: string): Promise<boolean>;
  settle(): Promise<void>;
  close(): void;
};

export type Visit = { path: string; answers: Answers; isSignedIn: boolean };

const errorsOfPage = () => {
  const errors: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    errors.push('reason' in event ? event.reason : event.error);
    event.preventDefault();
  };
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  return {
    errors,
    stop: () => {
      window.removeEventListener('error', note);
      window.removeEventListener('unhandledrejection', note);
    },
  };
};

/** Opens the whole app at an address, over a server that gives these answers. */
export const show = async ({ path, answers, isSignedIn }: Visit): Promise<Shown> => {
  localStorage.clear();
  sessionStorage.clear();
  if (isSignedIn) localStorage.setItem(limits.auth.tokenKey, 'token');
  window.history.replaceState(null, '', path);
  const server = startServer(answers);
  const { errors, stop } = errorsOfPage();
  const session = createSession();
  showNotices(session);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, {
    onUncaughtError: (error) => errors.push(error),
    onCaughtError: (error) => errors.push(error),
  });
  session.start();
  root.render(<App session={session} />);
  const wait = () => settle(server.isIdle);
  const missed: string[] = [];
  const act = async (isDone: boolean, otherwise: string): Promise<boolean> => {
    if (!isDone) missed.push(otherwise);
    await wait();
    return isDone;
  };
  await wait();
  return {
    called: server.called,
    errors,
    settle: wait,
    say: async (message) => {
      server.say(message);
      await wait();
    },
    missed,
    press: (name) => act(press(name), `nothing to press: ${name}`),
    type: (label, text) => act(type(label, text), `nothing to type into: ${label}`),
    choose: (text) => act(choose(text), 'nothing to choose a file in'),
    close: () => {
      stop();
      root.unmount();
      session.auth.stop();
      session.alerts.stop();
      session.queryClient.clear();
      toasts.clear();
      document.body.replaceChildren();
    },
  };
};

/** Loads the code that pages fetch on demand, so that no test waits for it. */
export const loadCode = async (): Promise<void> => {
  await Promise.all([import('../src/signed-in.ts'), import('../src/dialogs/SignIn.tsx')]);
  await Promise.all(Object.values(import.meta.glob('../src/pages/*.tsx')).map((load) => load()));
  await loadAllParts();
};
