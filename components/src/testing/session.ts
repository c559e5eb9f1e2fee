import { alertsMachine } from '@mobility/machines/alerts';
import { authWith } from '@mobility/machines/auth';
import { sessionWith } from '@mobility/machines/session';
import { memoryPresence, memoryTokens } from '@mobility/machines/testing';
import type { LiveMessage } from '@mobility/openapi';
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { readRides } from '../provider/rides/read-rides.ts';

type Channel = {
  onOpen(): void;
  onMessage(message: LiveMessage): void;
  onClose(close: { code: number; reason: string }): void;
};

/** Started alerts and auth actors over a fake client, as a page has them. With a token the session starts signed in. */
export const createTestSession = (answers: FakeAnswers, token: string | null = null) => {
  const client = fakeClient({
    listNotifications: async () => ({ notifications: [] }),
    markNotificationsRead: async () => ({ unread_count: 0 }),
    clearNotifications: async () => ({ message: '' }),
    listMyRides: async () => [],
    logout: async () => ({ message: '' }),
    ...answers,
  });
  const alerts = createActor(alertsMachine, {
    input: { storage: { read: () => null, write: () => undefined } },
  }).start();
  const clock = { now: () => Date.now() };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
  const presence = memoryPresence();
  const channels: Channel[] = [];
  const session = sessionWith({
    client: { ...client, listMyRides: readRides({ client, queryClient }) },
    presence,
    ids: { next: () => 'key' },
    random: () => 0.5,
    notifications: { read: () => [], write: () => undefined },
    geolocation: { locate: () => Promise.reject({ kind: 'unsupported' }) },
    places: { suggest: async () => [], geocode: async () => null },
    openLiveChannel: (_, handlers) => {
      channels.push(handlers);
      return { send: () => true, sendToken: () => true, skipGap: () => undefined, close: () => undefined };
    },
  });
  const machine = authWith({
    client,
    clock,
    presence,
    random: () => 0.5,
    tokens: memoryTokens(token),
    loadSession: async () => session,
  });
  const auth = createActor(machine, { input: { alerts, clock, online: presence.isOnline() } }).start();
  return { client, queryClient, alerts, auth, presence, channels };
};
