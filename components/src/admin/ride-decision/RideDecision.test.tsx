import type { User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { RideHistory } from '../../ride/history/RideHistory.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';

afterEach(cleanup);

const silent = aRide('accepted', {
  id: 'ride-silent',
  driver_silent_since: '2026-11-22T12:00:00Z',
  arrival_distance_km: 3.2,
});

const show = async (ride = silent, answers: FakeAnswers = {}) => {
  const session = createTestSession(
    { getCurrentUser: async () => admin as User, listMyRides: async () => [ride], ...answers },
    'token',
  );
  await waitFor(() => expect(session.auth.getSnapshot().context.user).not.toBeNull());
  const { client, auth, alerts, queryClient } = session;
  const messages: string[] = [];
  alerts.on('toast', ({ alert }) => messages.push(alert.message));
  render(
    <MobilityProvider {...{ client, auth, alerts, queryClient }}>
      <RideHistory />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  return { user, messages };
};

test('an admin offers the ride of a silent driver to others, with a reason', async () => {
  const releaseRide = vi.fn<NonNullable<FakeAnswers['releaseRide']>>(async () => ({ message: '' }));
  const { user, messages } = await show(silent, { releaseRide });
  expect(await screen.findByText('Driver silent since')).toBeDefined();
  expect(screen.getByText('3.2 km from the pickup')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Release ride' }));
  const confirm = await screen.findByRole('button', { name: 'Offer to other drivers' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), '  The phone is off ');
  await user.dblClick(screen.getByRole('button', { name: 'Offer to other drivers' }));
  await waitFor(() => expect(messages).toEqual(['admin.rideOfferedAgain']));
  expect(releaseRide).toHaveBeenCalledOnce();
  expect(releaseRide.mock.calls[0]?.slice(0, 2)).toEqual([
    'ride-silent',
    { outcome: 'offer_again', reason: 'The phone is off' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a decision that fails stays open with the reason, and a repeated press sends the same key', async () => {
  const writeOffUnpaidRide = vi.fn<NonNullable<FakeAnswers['writeOffUnpaidRide']>>(() =>
    Promise.reject({ kind: 'network' }),
  );
  const { user } = await show(aRide('unpaid', { id: 'ride-unpaid' }), { writeOffUnpaidRide });
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Deceased');
  await user.click(screen.getByRole('button', { name: 'Write off the fare' }));
  expect(await screen.findByText(/The ride could not be changed/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Write off the fare' }));
  await waitFor(() => expect(writeOffUnpaidRide).toHaveBeenCalledTimes(2));
  const keys = writeOffUnpaidRide.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a paid ride offers no decision', async () => {
  await show(aRide('paid'));
  expect(await screen.findByRole('dialog', { name: 'Ride Details' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Release|Write off/ })).toBeNull();
});
