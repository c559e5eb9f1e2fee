import type { Ride, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createTelemetry, type Telemetry } from '../../provider/live/telemetry.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { ActiveRide } from './ActiveRide.tsx';

afterEach(cleanup);

const show = (ride: Ride, more: FakeAnswers = {}, telemetry?: Telemetry) => {
  let rides = [ride];
  const session = createTestSession(
    {
      // JSON has no literal types; the contract's own test proves that the examples are valid.
      getCurrentUser: async () => rider as User,
      listMyRides: async () => rides,
      getPenaltyInfo: async () => ({ penalty_amount: 1.43, penalty_percentage: 0.1 }),
      ...more,
    },
    'token',
  );
  render(
    <MobilityProvider
      client={session.client}
      auth={session.auth}
      alerts={session.alerts}
      telemetry={telemetry}
    >
      <ActiveRide />
    </MobilityProvider>,
  );
  const answerWith = (next: Ride[]): void => {
    rides = next;
  };
  return { session, answerWith, user: userEvent.setup() };
};

const confirmCancel = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel ride' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel ride' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Plans changed');
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, cancel this ride' }));
  return dialog;
};

test('a live message changes the card without another read', async () => {
  const listMyRides = vi.fn(async () => [aRide('pending', { id: 'r', version: 1 })]);
  const { session } = show(aRide('pending'), { listMyRides });
  expect(await screen.findByText('Looking for a driver')).toBeDefined();
  const never = new Promise<Ride[]>(() => undefined);
  listMyRides.mockReturnValue(never);
  act(() =>
    session.channels[0]?.onMessage({
      type: 'ride_accepted',
      ride_id: 'r',
      version: 2,
      driver_name: 'Mara Stein',
      estimated_arrival: 4,
    }),
  );
  expect(await screen.findByText('Mara is on the way')).toBeDefined();
});

test('the countdown follows at once when the server says that a waiting request has more time', async () => {
  const endsIn = (minutes: number) => ({ expires_at: new Date(Date.now() + minutes * 60_000).toISOString() });
  const { session, answerWith } = show(aRide('pending', { id: 'r', version: 1, ...endsIn(1) }));
  expect(await screen.findByText(/^(?:1:0|0:5)\d$/)).toBeDefined();
  answerWith([aRide('pending', { id: 'r', version: 2, attempt: 2, ...endsIn(5) })]);
  act(() => session.channels[0]?.onMessage({ type: 'ride_updated', ride_id: 'r' }));
  // Sooner than the next poll, which is every three seconds.
  expect(await screen.findByText('Looking for another driver', {}, { timeout: 1_500 })).toBeDefined();
  expect(screen.getByText(/^(?:5:0|4:5)\d$/)).toBeDefined();
});

test('a cancellation is sent once, however often the button is pressed, and empties the screen', async () => {
  const cancelling = Promise.withResolvers<{ message: string }>();
  const cancelRide = vi.fn<NonNullable<FakeAnswers['cancelRide']>>(() => cancelling.promise);
  const ride = aRide('accepted');
  const { user, answerWith } = show(ride, { cancelRide });
  const dialog = await confirmCancel(user);
  await user.dblClick(dialog.getByRole('button', { name: 'Cancel ride' }));
  expect(cancelRide).toHaveBeenCalledOnce();
  expect(cancelRide.mock.calls[0]?.slice(0, 2)).toEqual([
    ride.id,
    { cancelled_by: 'rider', reason: 'Plans changed', confirmation: true, confirmed_penalty: 1.43 },
  ]);
  answerWith([]);
  cancelling.resolve({ message: '' });
  await waitFor(() => expect(screen.queryByTestId('live-ride')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused cancellation shows the reason of the server and keeps what was typed', async () => {
  const detail = 'This ride can no longer be cancelled';
  const { user } = show(aRide('accepted'), {
    cancelRide: () => Promise.reject({ kind: 'http', status: 400, detail }),
  });
  const dialog = await confirmCancel(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel ride' }));
  expect(await dialog.findByText(detail)).toBeDefined();
  expect(dialog.getByDisplayValue('Plans changed')).toBeDefined();
});

test('free drivers nearby are on the map only while a driver is looked for', async () => {
  const telemetry = createTelemetry({ now: () => 0 });
  const car = { id: 'd', latitude: 37.78, longitude: -122.42 };
  telemetry.take({ type: 'nearby_drivers_update', nearby_drivers: [car] });
  show(aRide('pending'), {}, telemetry);
  expect(await screen.findByRole('img', { name: /1 driver nearby/ })).toBeDefined();
  cleanup();
  show(aRide('accepted'), {}, telemetry);
  expect(await screen.findByTestId('live-ride')).toBeDefined();
  expect(screen.queryByRole('img', { name: /nearby/ })).toBeNull();
});

test('without a ride under way nothing is shown', async () => {
  const listMyRides = vi.fn(async () => [aRide('paid')]);
  show(aRide('paid'), { listMyRides });
  await waitFor(() => expect(listMyRides).toHaveBeenCalled());
  expect(screen.queryByTestId('live-ride')).toBeNull();
});
