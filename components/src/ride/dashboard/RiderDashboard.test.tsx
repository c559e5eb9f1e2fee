import type { Ride, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RiderDashboard } from './RiderDashboard.tsx';

afterEach(cleanup);

const show = (rides: Ride[], answers: FakeAnswers = {}) => {
  const { client, auth, alerts } = createTestSession(
    {
      getCurrentUser: async () => rider as User,
      listMyRides: async () => rides,
      getMyBalance: async () => ({ current_balance: 42.5, recent_transactions: [] }),
      getPenaltyInfo: async () => ({ penalty_amount: 0, penalty_percentage: 0 }),
      getRidePaymentStatus: () => new Promise(() => undefined),
      ...answers,
    },
    'token',
  );
  render(
    <MobilityProvider {...{ client, auth, alerts }}>
      <RiderDashboard build={{ version: '1.2.0', revision: 'abc1234' }} />
    </MobilityProvider>,
  );
  return userEvent.setup();
};

test('the dashboard greets the rider and shows the balance and the build', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: /^Welcome back, / })).toBeDefined();
  expect(await screen.findByText('42.50')).toBeDefined();
  expect(screen.getByText('Build 1.2.0 · rev abc1234')).toBeDefined();
  expect(await screen.findByText('No recent rides found')).toBeDefined();
});

test('Cancel in the list and on the card open the same dialog of the active ride', async () => {
  const user = show([aRide('pending')]);
  const card = within(await screen.findByTestId('live-ride'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findAllByRole('dialog', { name: 'Cancel ride' })).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Keep ride' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(card.getByRole('button', { name: 'Cancel ride' }));
  expect(await screen.findAllByRole('dialog', { name: 'Cancel ride' })).toHaveLength(1);
});

test('a second ride of the list is cancelled without touching the active one', async () => {
  const cancelRide = vi.fn<NonNullable<FakeAnswers['cancelRide']>>(async () => ({ message: '' }));
  const active = aRide('pending', { id: 'newer', created_at: '2026-11-21T16:00:00Z' });
  const older = aRide('pending', { id: 'older', created_at: '2026-11-01T16:00:00Z' });
  const user = show([active, older], { cancelRide });
  await screen.findByTestId('live-ride');
  const [, second] = await screen.findAllByRole('button', { name: 'Cancel' });
  if (!second) throw new Error('two rides offer Cancel');
  await user.click(second);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel ride' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Booked twice');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Cancel ride' }));
  await waitFor(() => expect(cancelRide.mock.calls.map(([id]) => id)).toEqual(['older']));
  expect(screen.getByTestId('live-ride')).toBeDefined();
});

test('an unpaid ride links to its payment once no ride is under way', async () => {
  const user = show([aRide('unpaid')]);
  const [notice] = await screen.findAllByRole('button', { name: 'Pay Now' });
  if (!notice) throw new Error('the notice offers Pay Now');
  await user.click(notice);
  expect(await screen.findByRole('dialog', { name: 'Payment Required' })).toBeDefined();
});

test('rides that could not be loaded are read again on Retry', async () => {
  const listMyRides = vi.fn<NonNullable<FakeAnswers['listMyRides']>>(() =>
    Promise.reject(new Error('offline')),
  );
  const user = show([], { listMyRides });
  expect(await screen.findByText('Failed to load recent rides: offline')).toBeDefined();
  listMyRides.mockResolvedValue([aRide('paid')]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Book Again' })).toBeDefined();
});

test('says that the answer with the rides could not be read', async () => {
  show([], {
    listMyRides: () => Promise.reject({ kind: 'malformed', status: 200, message: 'expected Array' }),
  });
  expect(
    await screen.findByText("Failed to load recent rides: The server's answer could not be read"),
  ).toBeDefined();
});

test('the newest rides are read by page, and the figures of a longer history come from the server', async () => {
  const page = Array.from({ length: 200 }, (_, index) => aRide('paid', { id: `${index}`, fare: 1 }));
  const listMyRides = vi.fn<NonNullable<FakeAnswers['listMyRides']>>(async () => page);
  const counts = { all: 5001, pending: 1, accepted: 0, in_progress: 0, completed: 4990, cancelled: 10 };
  show([], { listMyRides, countMyRides: async () => ({ ...counts, completed_fares: 61_234.5 }) });
  expect(await screen.findByText('5,001')).toBeDefined();
  expect(screen.getByText('4,990 completed, 1 pending')).toBeDefined();
  expect(screen.getByText('61,234.50')).toBeDefined();
  for (const [query] of listMyRides.mock.calls) expect(query?.limit).toBeLessThanOrEqual(200);
});

test('figures that cannot be read are not those of the newest rides', async () => {
  const page = Array.from({ length: 200 }, (_, index) => aRide('paid', { id: `${index}`, fare: 1 }));
  const countMyRides = vi.fn(() => Promise.reject(new Error('down')));
  show(page, { countMyRides });
  await waitFor(() => expect(countMyRides).toHaveBeenCalled());
  expect(await screen.findAllByText('–')).toHaveLength(2);
  expect(screen.queryByText('200')).toBeNull();
});
