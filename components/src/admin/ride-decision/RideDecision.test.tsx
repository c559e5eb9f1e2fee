import type { Ride, User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { RideHistory } from '../../ride/history/RideHistory.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RideDecision } from './RideDecision.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

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
  const details: unknown[] = [];
  alerts.on('toast', ({ alert }) => {
    messages.push(alert.message);
    details.push(alert.detail);
  });
  render(
    <MobilityProvider {...{ client, auth, alerts, queryClient }}>
      <RideHistory />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  return { user, messages, details };
};

test('an admin offers the ride of a silent driver to others, with a reason', async () => {
  const releaseRide = vi.fn<NonNullable<FakeAnswers['releaseRide']>>(async () => ({ message: '' }));
  const { user, messages } = await show(silent, { releaseRide });
  expect(await screen.findByText('Driver silent since')).toBeDefined();
  expect(screen.getByText('3.2 km from the pickup')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Release or cancel' }));
  const confirm = await screen.findByRole('button', { name: 'Offer to other drivers' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), '  The phone is off ');
  await user.dblClick(screen.getByRole('button', { name: 'Offer to other drivers' }));
  await waitFor(() => expect(messages).toEqual(['admin.rideOfferedAgain']));
  expect(releaseRide).toHaveBeenCalledOnce();
  expect(releaseRide.mock.calls[0]?.slice(0, 2)).toEqual([
    'ride-silent',
    { outcome: 'offer_again', reason: 'The phone is off', current_driver_id: silent.driver_id },
  ]);
  expect(await screen.findByRole('dialog', { name: 'Ride Details' })).toBeDefined();
});

test('an admin who keeps a ride as it is comes back to its details', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Release or cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep as it is' }));
  expect(await screen.findByRole('dialog', { name: 'Ride Details' })).toBeDefined();
});

test('a decision that fails stays open with the reason, and a repeated press sends the same key', async () => {
  const writeOffUnpaidRide = vi.fn<NonNullable<FakeAnswers['writeOffUnpaidRide']>>(() =>
    Promise.reject({ kind: 'network' }),
  );
  const { user } = await show(aRide('unpaid', { id: 'ride-unpaid' }), { writeOffUnpaidRide });
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  const consequence = await screen.findByText(/ no longer owes /);
  // No font of the app has the symbol of the currency.
  expect(consequence.querySelector('svg')).not.toBeNull();
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Deceased');
  await user.click(screen.getByRole('button', { name: 'Write off the fare' }));
  expect(await screen.findByText(/^The fare could not be written off\. The server/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Write off the fare' }));
  await waitFor(() => expect(writeOffUnpaidRide).toHaveBeenCalledTimes(2));
  const keys = writeOffUnpaidRide.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a paid ride is refunded in part, with a reason, and the server says where the money goes', async () => {
  const refundRide = vi.fn<NonNullable<FakeAnswers['refundRide']>>(async () => ({
    message: 'Refunded to the card of the rider',
    refunded_amount: 4.5,
    refunded_to: 'card',
  }));
  const { user, details } = await show(aRide('paid', { id: 'ride-paid' }), { refundRide });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '4.5');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'A long way round');
  await user.click(screen.getByRole('button', { name: 'Refund Ⓣ4.50' }));
  await waitFor(() => expect(details).toEqual(['Refunded to the card of the rider']));
  expect(refundRide.mock.calls[0]?.slice(0, 2)).toEqual([
    'ride-paid',
    { reason: 'A long way round', amount: 4.5 },
  ]);
});

test('what was refunded is on the bill, and no more than the rest can be refunded', async () => {
  const ride = { ...aRide('paid', { id: 'ride-paid' }), fare: 17.63, refunded_amount: 7.6 };
  const { user } = await show(ride);
  expect(await screen.findByText(/^.USD\s*7.60$|^.\$7\.60$/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  expect((await screen.findByText(/is left\. Without an amount/)).textContent).toMatch(/10\.03 is left/);
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '10.04');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Goodwill');
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  expect(screen.getByRole('textbox', { name: /Amount/ }).getAttribute('aria-invalid')).toBe('true');
});

test('a ride of which nothing is left offers no refund', async () => {
  await show({ ...aRide('paid', { id: 'ride-paid' }), fare: 17.63, refunded_amount: 17.63 });
  expect(await screen.findByText(/^.\$17\.63$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('without an amount, all that is left is refunded', async () => {
  const refundRide = vi.fn<NonNullable<FakeAnswers['refundRide']>>(() => Promise.reject({ kind: 'network' }));
  const penalty = aRide('cancelled', { cancelled_by: 'rider', penalty_amount: 2 });
  const { user } = await show(penalty, { refundRide });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Goodwill');
  await user.click(screen.getByRole('button', { name: 'Refund all that is left' }));
  await waitFor(() => expect(refundRide.mock.calls[0]?.[1]).toEqual({ reason: 'Goodwill' }));
});

test.each(['0', '0.001', '-5', 'abc', '999999', '1.2.3'])(
  'a refund of %s is refused at its field',
  async (typed) => {
    const refundRide = vi.fn<NonNullable<FakeAnswers['refundRide']>>(() =>
      Promise.reject({ kind: 'network' }),
    );
    const { user } = await show(aRide('paid', { id: 'ride-paid' }), { refundRide });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'A long way round');
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    await user.type(amount, typed);
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(amount).toHaveProperty('value', typed);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount);
    expect(refundRide).not.toHaveBeenCalled();
  },
);

test('a cancelled ride without a penalty offers no decision', async () => {
  await show(aRide('cancelled', { penalty_amount: 0 }));
  expect(await screen.findByRole('dialog', { name: 'Ride Details' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Release|Write off|Refund/ })).toBeNull();
});

test('cancelling a ride without a driver names neither a driver nor a fee', async () => {
  const { user } = await show(aRide('pending', { id: 'ride-pending' }), {
    listRideCandidates: async () => ({ drivers: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Offer or cancel' }));
  await user.click(await screen.findByRole('radio', { name: 'Cancel the ride' }));
  expect(screen.getByRole('dialog', { name: /^Offer or cancel ride #/ })).toBeDefined();
  await screen.findByText('The ride ends. No penalty is charged, and the rider is notified.');
  screen.getByText('The rider can read it. It is recorded in the audit trail.');
  cleanup();
  const { user: again } = await show(aRide('inProgress', { id: 'ride-under-way' }));
  await again.click(await screen.findByRole('button', { name: 'Cancel ride' }));
  await screen.findByText(/the platform fee is refunded, and the rider and the driver are notified/);
  expect(screen.getByRole('dialog', { name: /^Cancel ride #/ })).toBeDefined();
  screen.getByText('The rider and the driver can read it. It is recorded in the audit trail.');
});

test('the drivers for a ride are not read again once it is cancelled', async () => {
  const listRideCandidates = vi.fn<NonNullable<FakeAnswers['listRideCandidates']>>(async () => ({
    drivers: [],
  }));
  const { user, messages } = await show(aRide('pending', { id: 'ride-pending' }), {
    listRideCandidates,
    releaseRide: async () => ({ message: '' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Offer or cancel' }));
  await screen.findByText(/There is no free driver/);
  await user.click(screen.getByRole('radio', { name: 'Cancel the ride' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Test ride');
  await user.click(screen.getByRole('button', { name: 'Cancel the ride' }));
  await waitFor(() => expect(messages).toEqual(['admin.rideCancelled']));
  await screen.findByRole('dialog', { name: 'Ride Details' });
  expect(listRideCandidates).toHaveBeenCalledOnce();
});

test('the reason has the focus where it is the only field', async () => {
  const { user } = await show(aRide('unpaid', { id: 'ride-unpaid' }));
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  const field = await screen.findByRole('textbox', { name: /Reason/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

const danas = aRide('accepted', { id: 'ride-1', driver_id: 'dana', driver_name: 'Dana Diaz' });

const dialogOf = (client: FakeAnswers, asked = danas) => {
  const session = createTestSession({ getCurrentUser: async () => admin as User, ...client }, 'token');
  const onUpdate = vi.fn();
  const at = (now: Ride, ride: Ride = asked) => (
    <MobilityProvider {...session}>
      <RideDecision ride={ride} now={now} onUpdate={onUpdate} onClose={() => undefined} />
    </MobilityProvider>
  );
  const { rerender } = render(at(asked));
  return { asked, onUpdate, change: (now: Ride, ride?: Ride) => rerender(at(now, ride)) };
};

test('a ride that another driver takes is decided about only once the admin has taken it in', async () => {
  const releaseRide = vi
    .fn<NonNullable<FakeAnswers['releaseRide']>>()
    .mockRejectedValueOnce({ kind: 'http', status: 409, code: 'driver_changed', detail: 'Words' })
    .mockResolvedValue({ message: '' });
  const { asked, onUpdate, change } = dialogOf({ releaseRide });
  const user = userEvent.setup();
  const confirm = () => screen.getByRole('button', { name: 'Offer to other drivers' });
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Flat tyre');
  await user.click(confirm());
  await screen.findByRole('alert');
  const now = { ...asked, driver_id: 'omar', driver_name: 'Omar Osman' };
  change(now);
  expect(screen.getByText('Omar Osman drives this ride now.').closest('[role=status]')).not.toBeNull();
  expect(confirm()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onUpdate).toHaveBeenCalledOnce();
  change(now, now);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(confirm());
  await waitFor(() => expect(releaseRide).toHaveBeenCalledTimes(2));
  expect(releaseRide.mock.calls.map(([, body]) => body)).toMatchObject([
    { current_driver_id: 'dana', reason: 'Flat tyre' },
    { current_driver_id: 'omar', reason: 'Flat tyre' },
  ]);
});

test('a ride that has started can be cancelled only, whatever was chosen before', async () => {
  const { asked, change } = dialogOf({});
  const started = aRide('inProgress', { ...asked, status: 'in_progress' });
  change(started);
  screen.getByText(/^This ride has changed. Its status is now: \w/);
  change(started, started);
  expect(screen.queryByRole('radio', { name: 'Offer to other drivers' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel the ride' })).toBeDefined();
});

test('what others refund meanwhile takes the place of the refusal, until the admin has taken it in', async () => {
  const refundRide = () =>
    Promise.reject({ kind: 'http', status: 409, detail: 'At most $5.24 of this ride can be refunded' });
  const { asked, change } = dialogOf({ refundRide }, aRide('paid', { id: 'ride-1', fare: 7.24 }));
  const user = userEvent.setup();
  const confirm = () => screen.getByRole('button', { name: 'Refund all that is left' });
  const said = (text: string) => screen.getByText((_, element) => element?.textContent === text);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'A long way round');
  await user.click(confirm());
  await screen.findByRole('alert');
  const now = { ...asked, refunded_amount: 2 };
  change(now);
  expect(screen.queryByRole('alert')).toBeNull();
  said('Ⓣ2.00 of this ride has been refunded in the meantime. Ⓣ5.24 is left.');
  expect(confirm()).toHaveProperty('disabled', true);
  change(now, now);
  said('Ⓣ5.24 is left. Without an amount, all of it is refunded.');
  expect(confirm()).toHaveProperty('disabled', false);
});

test('a long reason shows how much room is left, before it is full', async () => {
  dialogOf({});
  const field = screen.getByRole('textbox', { name: /Reason/ });
  const type = (length: number) => fireEvent.change(field, { target: { value: 'a'.repeat(length) } });
  type(400);
  expect(screen.queryByText('400/500')).toBeNull();
  type(401);
  expect(screen.getByText('401/500')).toBeDefined();
});
