import type { LiveMessage, User } from '@mobility/openapi';
import ready from '@mobility/openapi/examples/LiveMessage.connection_ready_ack.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestSession } from '../../testing/session.ts';
import { MobilityProvider } from '../MobilityProvider.tsx';
import { useConnection } from './use-connection.ts';
import { useIsLost } from './use-is-lost.ts';

afterEach(cleanup);

const State = () => {
  const { state } = useConnection();
  const isLost = useIsLost();
  return (
    <p>
      {state}, {isLost ? 'lost' : 'not lost'}
    </p>
  );
};

test('a connection is lost as soon as it closes, and not before the first one', async () => {
  // JSON has no literal types; the contract's own test proves that the examples are valid.
  const { client, auth, alerts, channels } = createTestSession(
    { getCurrentUser: async () => rider as User },
    'token',
  );
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <State />
    </MobilityProvider>,
  );
  await waitFor(() => expect(channels).toHaveLength(1));
  expect(screen.getByText('connecting, not lost')).toBeDefined();
  act(() => channels[0]?.onOpen());
  // The client says that it is ready before the server acknowledges it.
  await waitFor(() => {
    act(() => channels[0]?.onMessage(ready as LiveMessage));
    expect(screen.getByText('online, not lost')).toBeDefined();
  });
  act(() => channels[0]?.onClose({ code: 1006, reason: '' }));
  expect(screen.getByText('connecting, lost')).toBeDefined();
});
