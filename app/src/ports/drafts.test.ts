import type { AuthActor } from '@mobility/machines/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, emit } from 'xstate';
import { clearDraftsAtLogout } from './drafts.ts';

const drafts = ['mobility_dispute_draft:r1', 'mobility_dispute_draft:r2', 'bookAgainData'];
beforeEach(() => {
  for (const key of drafts) sessionStorage.setItem(key, '{"description":"The driver took a detour"}');
});
let stop: () => void;
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const signedIn = () => {
  const signedOut = emit({ type: 'signed_out' });
  const auth = createActor(
    createMachine({
      initial: 'authenticated',
      states: {
        authenticated: {
          on: { logout: 'loggingOut', expire: { target: 'unauthenticated', actions: signedOut } },
        },
        loggingOut: { entry: signedOut },
        unauthenticated: {},
      },
    }),
  ).start();
  stop = clearDraftsAtLogout(auth as unknown as AuthActor);
  return auth;
};

/** What another tab is told when this one changes the local storage. */
const tellTabs = (key: string): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));

test('a logout removes every draft, and the other tabs remove theirs', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const auth = signedIn();
  tellTabs('mobility_token');
  expect(sessionStorage).toHaveLength(3);
  auth.send({ type: 'logout' });
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('mobility_booking_draft', '{}');
  tellTabs(write.mock.calls[0]?.[0] ?? '');
  expect(sessionStorage).toHaveLength(0);
});

test('a session that expires leaves the drafts to the next sign-in', () => {
  signedIn().send({ type: 'expire' });
  expect(sessionStorage).toHaveLength(3);
  expect(localStorage).toHaveLength(0);
});

test('a browser that closes its storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const auth = signedIn();
  auth.send({ type: 'logout' });
  expect(auth.getSnapshot().value).toBe('loggingOut');
});
