import type { AuthActor } from '@mobility/machines/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import { clearDrafts } from './drafts.ts';

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
  const auth = createActor(
    setup({
      types: { context: {} as { user: { id: string } }, emitted: {} as { type: 'signed_out' } },
      actions: { emitSignedOut: emit({ type: 'signed_out' }) },
    }).createMachine({
      context: { user: { id: 'rider1' } },
      initial: 'authenticated',
      on: {
        signIn: { target: '.authenticated', actions: assign(({ event }) => ({ user: { id: event.id } })) },
      },
      states: {
        authenticated: {
          on: { logout: 'loggingOut', expire: { target: 'unauthenticated', actions: 'emitSignedOut' } },
        },
        loggingOut: { entry: 'emitSignedOut' },
        unauthenticated: {},
      },
    }),
  ).start();
  stop = clearDrafts(auth as unknown as AuthActor);
  return auth;
};

/** Dispatches the event that a tab gets when another one changes this entry of local storage. */
const tellTabs = (key: string): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));

test('a logout removes every draft, and the other tabs remove theirs', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const auth = signedIn();
  tellTabs('mobility_token');
  expect(sessionStorage).toHaveLength(4);
  auth.send({ type: 'logout' });
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('mobility_booking_draft', '{}');
  const written = write.mock.calls.map(([key]) => key);
  tellTabs(written.find((key) => key === 'mobility_logged_out_at') ?? '');
  expect(sessionStorage).toHaveLength(0);
});

test('a session that expires leaves the drafts to the next sign-in', () => {
  signedIn().send({ type: 'expire' });
  expect(sessionStorage).toHaveLength(4);
  expect(localStorage).toHaveLength(0);
});

test('another user who signs in after an expired session does not find the drafts', () => {
  const auth = signedIn();
  auth.send({ type: 'expire' });
  auth.send({ type: 'signIn', id: 'rider1' });
  expect(sessionStorage).toHaveLength(4);
  auth.send({ type: 'signIn', id: 'rider2' });
  for (const key of drafts) expect(sessionStorage.getItem(key)).toBeNull();
});

test('a browser that closes its storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const auth = signedIn();
  auth.send({ type: 'logout' });
  expect(auth.getSnapshot().value).toBe('loggingOut');
});
