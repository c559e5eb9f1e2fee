import type { User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { useLostConnection } from './use-lost-connection.ts';

afterEach(cleanup);

/** Since when the connection is lost, at once and a second after the server closes a live one in this way. */
const lostAfter = async (close: { code: number; reason: string }) => {
  const session = createTestSession({ getCurrentUser: async () => admin as User }, 'token');
  const { channels, client, auth, alerts, queryClient } = session;
  const { result } = renderHook(useLostConnection, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MobilityProvider {...{ client, auth, alerts, queryClient }}>{children}</MobilityProvider>
    ),
  });
  await waitFor(() => expect(channels).toHaveLength(1));
  act(() => channels[0]?.onOpen());
  const connection = auth.getSnapshot().context.session?.getSnapshot().children.liveConnection;
  await waitFor(() =>
    expect(connection?.getSnapshot().matches({ linked: { open: 'awaitingAck' } })).toBe(true),
  );
  act(() => channels[0]?.onMessage({ type: 'connection_ready_ack' }));
  expect(result.current).toBeNull();
  act(() => channels[0]?.onClose(close));
  const atOnce = result.current;
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  return { atOnce, later: result.current };
};

test('a server that stops is a lost connection, unless figures arrive at once', async () => {
  const start = Date.now();
  const { atOnce, later } = await lostAfter({ code: 1006, reason: '' });
  expect(atOnce).toBeNull();
  // The time of the loss, which the figures that arrived since are newer than.
  expect(later).toBeGreaterThanOrEqual(start);
  expect(later).toBeLessThanOrEqual(Date.now() - 1_000);
});

test.each([
  ['a session that ended elsewhere', { code: 1000, reason: 'Signed out' }],
  ['a refused token', { code: 1008, reason: 'Invalid token' }],
])('%s is no lost connection', async (_, close) => {
  expect(await lostAfter(close)).toEqual({ atOnce: null, later: null });
});
