import { MobilityProvider } from '@mobility/components/provider';
import { fakeClient } from '@mobility/sdk/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { assign, createActor, setup } from 'xstate';
import { pageNameAt, Routes, routes } from './router.tsx';
import type { Session } from './session.ts';
import { SessionContext } from './use-session.ts';

// The build of the app defines what this reads.
vi.mock('./build.ts', () => ({ build: undefined }));
afterEach(cleanup);

type Person = { id: string; name: string; role: string };
/** A session that ends by a logout, or because its token is refused. */
const session = setup({
  types: { context: {} as { user: Person | null }, input: {} as { user: Person | null } },
  actions: { forget: assign({ user: null }) },
}).createMachine({
  context: ({ input }) => input,
  initial: 'authenticated',
  states: {
    authenticated: {
      on: { logout: 'loggingOut', expire: { target: 'unauthenticated', actions: 'forget' } },
    },
    loggingOut: { after: { 0: { target: 'unauthenticated', actions: 'forget' } } },
    unauthenticated: {},
  },
});

/** Opens an address as a user and returns the addresses that follow. */
const open = (path: string, role?: string, end?: 'logout' | 'expire') => {
  const user = role ? { id: 'u1', name: 'Riley', role } : null;
  const auth = createActor(session, { input: { user } }).start();
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const opened = { auth, noteView: () => {} } as unknown as Session;
  render(
    <SessionContext.Provider value={opened}>
      <MobilityProvider client={fakeClient({})} auth={opened.auth}>
        <Router hook={hook} searchHook={searchHook}>
          <Routes />
        </Router>
      </MobilityProvider>
    </SessionContext.Provider>,
  );
  if (end) act(() => auth.send({ type: end }));
  return history;
};

test.each([
  ['/driver', 'rider', '/rider'],
  ['/admin', 'driver', '/driver'],
  ['/rider', 'admin', '/admin'],
  ['/rides/3f0c', 'driver', '/driver'],
  ['/rides/3f0c', undefined, '/?to=%2Frides%2F3f0c'],
  ['/', 'admin', '/admin'],
  ['/rides', undefined, '/?to=%2Frides'],
  ['/payments?pay=3f0c', undefined, '/?to=%2Fpayments%3Fpay%3D3f0c'],
  ['/?to=%2Fpayments%3Fpay%3D3f0c', 'rider', '/payments?pay=3f0c'],
  ['/admin?search=a%2Bb%26c%25', undefined, '/?to=%2Fadmin%3Fsearch%3Da%252Bb%2526c%2525'],
  ['/?to=%2Fadmin%3Fsearch%3Da%252Bb%2526c%2525', 'admin', '/admin?search=a%2Bb%26c%25'],
  ['/?to=%2Fadmin', 'rider', '/rider'],
  ['/?to=%2Fnowhere', 'rider', '/rider'],
  ['/?to=https%3A%2F%2Fexample.com', 'rider', '/rider'],
  ['/?to=%2F%2Fexample.com', 'rider', '/rider'],
  ['/?to=%2F', 'rider', '/rider'],
  ['/payments', 'admin', '/admin'],
  ['/driver', 'inspector', '/'],
  ['/driver', 'constructor', '/'],
  ['/driver', 'drive', '/'],
])('%s redirects %s to %s', async (path, role, home) => {
  const history = open(path, role);
  await waitFor(() => expect(history.at(-1)).toBe(home));
});

test('a logout leads to the landing page, and a session that expires keeps the address for the next sign-in', async () => {
  const left = open('/rider', 'rider', 'logout');
  await waitFor(() => expect(left.at(-1)).toBe('/'));
  expect(left).toEqual(['/']);
  cleanup();
  const expired = open('/rider', 'rider', 'expire');
  await waitFor(() => expect(expired.at(-1)).toBe('/?to=%2Frider'));
});

test.each(['rider', undefined])('an address without a page shows the page not found to %s', async (role) => {
  const history = open('/nowhere', role);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(history).toEqual(['/nowhere']);
});

test('each page has a name for the title of the document, and the landing page has only that of the product', () => {
  expect(routes.filter((route) => pageNameAt(route) === undefined)).toEqual(['/']);
  expect(pageNameAt('/rides/3f0c')).toBe('yourRide');
  expect(pageNameAt('/trip/q2Wn7fYc1pTz0KxR5vLb8A')).toBe('sharedTrip');
  expect(pageNameAt('/constructor')).toBe('notFound');
});

test('one placeholder covers the check of the session and the load of the first page', async () => {
  open('/profile', 'rider');
  expect(screen.getByText('Mobility')).toBeDefined();
  await waitFor(() => expect(screen.queryByTestId('profile-page')).not.toBeNull());
});

test.each(['rider', 'driver'])('the payments page is open to a %s', async (role) => {
  const history = open('/payments', role);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(history).toEqual(['/payments']);
});
