import type { LiveMessage, User } from '@mobility/openapi';
import ready from '@mobility/openapi/examples/LiveMessage.connection_ready_ack.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { ShareTripDialog } from './ShareTripDialog.tsx';
import { useRideHelp } from './use-ride-help.ts';

afterEach(cleanup);

const Share = () => {
  const { share, sendShare } = useRideHelp('r1');
  return (
    <>
      <button type="button" onClick={() => sendShare({ type: 'open' })}>
        Share
      </button>
      <ShareTripDialog snapshot={share} send={sendShare} addressOf={(token) => `/trip/${token}`} />
    </>
  );
};

test('after an outage the link is created without a press', async () => {
  const shareTrip = vi.fn(async () => ({ token: 'link' })).mockRejectedValueOnce({ kind: 'network' });
  const { client, auth, channels } = createTestSession(
    { getCurrentUser: async () => rider as User, shareTrip },
    'token',
  );
  render(
    <MobilityProvider client={client} auth={auth}>
      <Share />
    </MobilityProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText(/Could not|Failed/i);
  await vi.waitFor(() => expect(channels).toHaveLength(1));
  act(() => channels[0]?.onOpen());
  act(() => channels[0]?.onMessage(ready as LiveMessage));
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '/trip/link');
  expect(screen.queryByRole('alert')).toBeNull();
});
