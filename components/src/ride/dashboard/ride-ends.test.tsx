import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RiderDashboard } from './RiderDashboard.tsx';

afterEach(cleanup);

/** The dashboard with a ride in progress, which the server completes; the page reads it `late` milliseconds afterwards, or never. */
const show = async (late: number | null) => {
  const underWay = aRide('inProgress', { id: 'r' });
  const ended = aRide('unpaid', { id: 'r', version: (underWay.version ?? 0) + 9 });
  let rides = [underWay];
  const session = createTestSession(
    {
      // JSON has no literal types; the contract's own test proves that the examples are valid.
      getCurrentUser: async () => rider as User,
      listMyRides: async () => {
        if (rides[0] === ended && late === null) throw new Error('The server is busy');
        if (rides[0] === ended) await new Promise((resolve) => setTimeout(resolve, late ?? 0));
        return rides;
      },
      getMyBalance: async () => ({ current_balance: 42.5, recent_transactions: [] }),
    },
    'token',
  );
  render(
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts}>
      <RiderDashboard />
    </MobilityProvider>,
  );
  await screen.findByTestId('live-ride');
  await waitFor(() => expect(session.channels).toHaveLength(1));
  const complete = () =>
    act(() => {
      rides = [ended];
      session.channels[0]?.onMessage({ type: 'ride_completed', ride_id: 'r', fare: 7.32 });
      session.channels[0]?.onMessage({ type: 'payment_required', ride_id: 'r', amount: 7.32 });
    });
  const onToast = vi.fn();
  session.alerts.on('toast', onToast);
  return { complete, onToast };
};

test.each([0, 900])(
  'the end of a ride is announced once, by the notice that asks for the payment, %d ms after it',
  async (late) => {
    const { complete, onToast } = await show(late);
    const region = screen.getAllByRole('status').filter((one) => one.textContent === '');
    complete();
    await screen.findByText('Payment required');
    const told = region.filter((one) => within(one).queryByText('Payment required'));
    expect(told.map((one) => within(one).queryByText('Your ride is complete'))).toEqual([expect.anything()]);
    // The alert of the same moment would have come by now.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(onToast).not.toHaveBeenCalled();
  },
);

test('the notice that asks for the payment shows at the end of a ride although the rides cannot be read', async () => {
  const { complete } = await show(null);
  complete();
  await screen.findByText('Payment required');
  expect(screen.queryByTestId('live-ride')).toBeNull();
});
