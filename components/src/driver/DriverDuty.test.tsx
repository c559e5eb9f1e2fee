import type { Clock } from '@mobility/machines/ports';
import type {
  AvailableRide,
  DriverPreferences,
  DriverProfile,
  PaymentRecord,
  PendingPayment,
  User,
} from '@mobility/openapi';
import approved from '@mobility/openapi/examples/DriverProfile.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import cash from '@mobility/openapi/examples/PendingPayments.cash.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { aRide } from '../testing/rides.ts';
import { createTestSession } from '../testing/session.ts';
import { DriverDuty } from './DriverDuty.tsx';

afterEach(cleanup);
const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
beforeEach(() => scrollTo.mockClear());

const offer: AvailableRide = aRide('pending', { id: 'ride-1', pickup_address: 'City Hall' });

const preferences: DriverPreferences = {
  radius_km: 25,
  auto_accept: false,
  notifications_enabled: true,
  current_location: { latitude: 37.78, longitude: -122.42, address: 'City Hall' },
  is_online: true,
};

const waiting = { available_rides: [offer], driver_location: null, radius_km: 25 };
const answers: FakeAnswers = {
  // JSON has no literal types; the contract's own test proves that the examples are valid.
  getCurrentUser: async () => driver as User,
  getDriverProfile: async () => ({ ...approved, is_approved: true }) as DriverProfile,
  getDriverPreferences: async () => preferences,
  listAvailableRides: async () => waiting,
  getMyBalance: async () => ({ current_balance: 50, recent_transactions: [] }),
};

const show = (more: FakeAnswers = {}, clock?: Clock) => {
  const session = createTestSession({ ...answers, ...more }, 'token');
  const page = (
    <MobilityProvider client={session.client} auth={session.auth} alerts={session.alerts} clock={clock}>
      <main>
        <DriverDuty />
      </main>
    </MobilityProvider>
  );
  return { session, page, user: userEvent.setup(), ...render(page) };
};

test('a declined offer stays declined when the driver leaves the dashboard and returns', async () => {
  const { user, page, unmount } = show();
  const decline = await screen.findByRole('button', { name: 'Decline' });
  for (const id of ['ride-1', 'ride-2'])
    toasts.show({ tone: 'info', text: `New ride request: ${id}`, topic: `offer:${id}` });
  await user.click(decline);
  expect(toasts.current().map(({ text }) => text)).toEqual(['New ride request: ride-2']);
  toasts.clear();
  expect(screen.queryByTestId('offer-card')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Online' })),
  );
  unmount();
  render(page);
  await screen.findByText('No ride requests right now');
  expect(screen.queryByTestId('offer-card')).toBeNull();
});

test('an offer is accepted once, however often the button is pressed', async () => {
  const accepting = Promise.withResolvers<{ message: string }>();
  const updateRide = vi.fn<NonNullable<FakeAnswers['updateRide']>>(() => accepting.promise);
  const { user } = show({ updateRide });
  await user.dblClick(await screen.findByRole('button', { name: 'Accept ride' }));
  await waitFor(() => expect(updateRide).toHaveBeenCalledOnce());
  expect(updateRide.mock.calls[0]?.slice(0, 2)).toEqual([offer.id, { action: 'accept' }]);
});

test('the location comes from another device until the driver takes over on this one', async () => {
  let position_from: DriverPreferences['position_from'] = 'another_device';
  const goOnline = vi.fn(async () => {
    position_from = 'this_device';
    return { message: 'You are now online' };
  });
  const { user } = show({
    getDriverPreferences: async () => ({ ...preferences, position_from }),
    listAvailableRides: async () => ({
      available_rides: [],
      driver_location: preferences.current_location,
      radius_km: 25,
      position_from,
    }),
    goOnline,
  });
  const words = await screen.findByText('Your location comes from another device.');
  // A driver whose device was displaced hears it.
  expect(words.closest('[role="status"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use this device' }));
  await waitFor(() => expect(screen.queryByText('Your location comes from another device.')).toBeNull());
  expect(goOnline).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Online' }));
});

test('Refresh shows what another device has changed, and says when it fails', async () => {
  let read = async (): Promise<DriverPreferences> => ({ ...preferences, is_online: false });
  const { user, session } = show({ getDriverPreferences: () => read() });
  const toasts = vi.fn();
  session.alerts.on('toast', ({ alert }) => toasts(alert.message));
  await screen.findByRole('heading', { level: 1, name: 'Offline' });
  const autoAccept = await screen.findByRole('switch', { name: 'Accept rides automatically' });
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  read = async () => ({ ...preferences, is_online: false, auto_accept: true });
  await user.click(refresh);
  await waitFor(() => expect(autoAccept).toHaveProperty('checked', true));
  expect(toasts).not.toHaveBeenCalled();
  read = () => Promise.reject({ kind: 'network' });
  await user.click(refresh);
  await waitFor(() => expect(toasts.mock.calls).toEqual([['driver.preferencesLoadFailed']]));
});

test('a preference that could not be saved is neither being saved nor saved', async () => {
  const { user } = show({ updateDriverPreferences: () => Promise.reject({ kind: 'network' }) });
  const autoAccept = await screen.findByRole('switch', { name: 'Accept rides automatically' });
  await screen.findByText('Saved');
  await user.click(autoAccept);
  await waitFor(() => expect(autoAccept).toHaveProperty('checked', false));
  expect(screen.queryByText(/^(Saving|Saved)/)).toBeNull();
});

test('an offer that another driver took shows the server’s reason', async () => {
  const detail = 'This ride request has been accepted by another driver';
  const { user, session } = show({ updateRide: () => Promise.reject({ kind: 'http', status: 409, detail }) });
  const toasts = vi.fn();
  session.alerts.on('toast', ({ alert }) => toasts(alert.detail));
  await user.click(await screen.findByRole('button', { name: 'Accept ride' }));
  await waitFor(() => expect(toasts).toHaveBeenCalledWith(detail));
});

test('the driver cannot go online before it is known whether they are online already', async () => {
  const reading = Promise.withResolvers<DriverPreferences>();
  show({ getDriverPreferences: () => reading.promise });
  const button = await screen.findByRole('button', { name: 'Status Loading' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  reading.resolve({ ...preferences, is_online: false });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(button.textContent).toMatch(/^Go Online/);
});

test('a press to go online without a location leads to its field, whatever else the page has', async () => {
  render(<input name="location" aria-label="Field of a partner" />);
  show({ getDriverPreferences: async () => ({ ...preferences, is_online: false, current_location: null }) });
  const field = await screen.findByRole('textbox', { name: 'Your location' });
  const button = screen.getByRole('button', { name: /^Go Online/ });
  await waitFor(() => expect(button.textContent).toContain('Please update your location'));
  await userEvent.click(button);
  expect(document.activeElement).toBe(field);
});

test('during a ride the dashboard is available, its offers cannot be accepted, and the ride can be lowered', async () => {
  const { user } = show({
    listMyRides: async () => [aRide('accepted', { id: 'mine', driver_id: driver.id })],
    // The list is older than the ride.
    listAvailableRides: async () => ({ ...waiting, available_rides: [offer, { ...offer, id: 'mine' }] }),
  });
  const ride = await screen.findByRole('region', { name: 'Active ride' });
  expect(ride.textContent).toContain('Cancel');
  expect(screen.getByRole('button', { name: 'Go Offline' })).toBeDefined();
  expect(screen.getByText(/stops new requests/)).toBeDefined();
  expect(screen.queryByTestId('offer-card')).toBeNull();
  expect((await screen.findByRole('button', { name: 'Accept' })).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show the dashboard' }));
  expect(screen.getByRole('button', { name: 'Show the ride' })).toBeDefined();
});

test('the figures are the earnings of today’s paid payments and the completed rides of the summary', async () => {
  const paid = { ride_id: 'r', amount: 10, status: 'paid' as const };
  show({
    listPayments: async () => [
      { ...paid, id: 'today', driver_earnings: 7.5, created_at: new Date().toISOString() },
      { ...paid, id: 'earlier', driver_earnings: 3, created_at: new Date(0).toISOString() },
    ],
    getPaymentsSummary: async () => ({ total_earnings: 10.5, total_rides: 1_234, total_revenue: 13 }),
  });
  await screen.findByText('1,234');
  expect(screen.getByRole('region', { name: 'Today' }).textContent).toContain('7.50');
});

test('the dashboard shows the five newest payments with the earnings of each', async () => {
  const payments = Array.from({ length: 6 }, (_, index) => ({
    ...(payment as PaymentRecord),
    id: `payment-${index}`,
    driver_earnings: 10 + index,
  }));
  show({ listPayments: async () => payments });
  const panel = await screen.findByRole('region', { name: 'Recent payments' });
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(5));
  expect(within(panel).getAllByRole('listitem')[0]?.textContent).toContain('10.00');
});

test('after a ride the driver confirms the cash, rates the rider and returns to the dashboard', async () => {
  const mine = { id: 'mine', driver_id: driver.id, rider_name: 'Riley Rivera', version: 5 };
  let current = aRide('inProgress', mine);
  const entry = { ...(cash.pending_payments[0] as PendingPayment), ride_id: 'mine' };
  const pending = { pending_payments: [entry], total_pending: 1, total_amount: 10 };
  const updateRide = vi.fn(async () => {
    current = aRide('unpaid', { ...mine, version: 6 });
    return { message: 'Ride completed' };
  });
  const confirmCashReceived = vi.fn(async () => ({ message: 'Cash payment confirmed' }));
  const rateRider = vi.fn(async () => ({ message: 'Thank you for your rating' }));
  const { user } = show({
    listMyRides: async () => [current],
    listPendingPayments: async () => pending,
    updateRide,
    confirmCashReceived,
    rateRider,
  });
  const isAtTop = (name: RegExp) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })));
  await user.click(await screen.findByRole('button', { name: 'Complete ride' }));
  const end = await screen.findByTestId('ride-end');
  await isAtTop(/^Ride completed/);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await user.click(within(end).getByRole('button', { name: 'Excited' }));
  await within(end).findByText('Thank you for your rating');
  expect(rateRider).toHaveBeenCalledOnce();
  // The ride is over: going offline ends the duty, not only the requests.
  expect(screen.queryByText(/stops new requests/)).toBeNull();
  await user.click(await within(end).findByRole('button', { name: /Confirm cash received/ }));
  expect(confirmCashReceived).toHaveBeenCalledOnce();
  await user.click(within(end).getByRole('button', { name: 'Next ride' }));
  expect(screen.queryByTestId('ride-end')).toBeNull();
  await isAtTop(/^Online$/);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test.each([10, -10])(
  'an offer is shown on a device whose clock is %i minutes ahead of the server',
  async (minutes) => {
    const clock = { now: () => Date.now() - minutes * 60_000 };
    const asked = { ...offer, asked_until: new Date(clock.now() + 6_000).toISOString() };
    const listAvailableRides = async () => ({
      available_rides: [asked],
      driver_location: null,
      radius_km: 25,
    });
    show({ listAvailableRides }, clock);
    const card = await screen.findByTestId('offer-card');
    expect(within(card).getByRole('timer').textContent).toMatch(/^[56]sec$/);
  },
);

test('a press on the row of a waiting ride marks it and shows it on the map', async () => {
  const places = { pickup_location: { latitude: 37.79, longitude: -122.41, address: 'Coit Tower' } };
  const waiting = ['one', 'two'].map((id) => ({ ...aRide('pending', { id, ...places }), asked_until: null }));
  const { user } = show({
    listAvailableRides: async () => ({ available_rides: waiting, driver_location: null, radius_km: 25 }),
  });
  const [first, second] = await screen.findAllByRole('button', { name: /show on the map/ });
  await user.click(second as HTMLElement);
  expect([first, second].map((row) => row?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  const back = await screen.findByRole('button', { name: 'Show your whole radius' });
  await waitFor(() => expect(back.hasAttribute('disabled')).toBe(false));
  await user.click(back);
  expect(back.hasAttribute('disabled')).toBe(true);
});

test('while the status of a driver is being read, nothing says that they are offline', async () => {
  const status = Promise.withResolvers<DriverPreferences>();
  show({ getDriverPreferences: () => status.promise });
  expect(await screen.findByRole('heading', { name: 'Status', level: 1 })).toBeDefined();
  expect(screen.queryByText(/offline/i)).toBeNull();
  status.resolve(preferences);
  expect(await screen.findByRole('heading', { name: 'Online', level: 1 })).toBeDefined();
});

test('when the status of a driver could not be read, nothing says that they are offline', async () => {
  show({ getDriverPreferences: () => Promise.reject(new Error('down')) });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Go Online/ })).toHaveProperty('disabled', false),
  );
  expect(screen.queryByText(/offline/i)).toBeNull();
});

test('a user who is not a driver reads that access is denied, in place of the dashboard', async () => {
  show({ getCurrentUser: async () => ({ ...(driver as User), role: 'rider' }) });
  await screen.findByRole('heading', {
    name: 'Access Denied - You need driver privileges to access this dashboard.',
  });
  expect(screen.queryByRole('button', { name: 'Go Online' })).toBeNull();
});
