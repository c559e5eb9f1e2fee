import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, createMachine } from 'xstate';
import { Routes } from './router.tsx';
import type { Session } from './session.ts';
import { SessionContext } from './use-session.ts';

afterEach(cleanup);

/** Opens an address as a user and returns the addresses that follow. */
const open = (path: string, role?: string) => {
  const user = role ? { id: 'u1', name: 'Riley', role } : null;
  const auth = createActor(createMachine({ context: { user } })).start();
  const { hook, history } = memoryLocation({ path, record: true });
  render(
    <SessionContext value={{ auth } as unknown as Session}>
      <Router hook={hook}>
        <Routes />
      </Router>
    </SessionContext>,
  );
  return history;
};

test.each([
  ['/driver', 'rider', '/rider'],
  ['/admin', 'driver', '/driver'],
  ['/rider', 'admin', '/admin'],
  ['/nowhere', 'rider', '/rider'],
  ['/rides/3f0c', 'driver', '/driver'],
  ['/rides/3f0c', undefined, '/'],
  ['/', 'admin', '/admin'],
  ['/rides', undefined, '/'],
  ['/nowhere', undefined, '/'],
  ['/payments', 'admin', '/admin'],
  ['/driver', 'inspector', '/'],
])('%s takes %s to %s', async (path, role, home) => {
  const history = open(path, role);
  await waitFor(() => expect(history.at(-1)).toBe(home));
});

test.each(['rider', 'driver'])('the payments page is open to a %s', async (role) => {
  const history = open('/payments', role);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(history).toEqual(['/payments']);
});
