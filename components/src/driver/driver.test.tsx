import type { AvailableRide } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../testing/rides.ts';
import { BalanceWarning } from './BalanceWarning.tsx';
import { DriverKpis } from './DriverKpis.tsx';
import { AccessDenied } from './DriverStates.tsx';
import { AvailableRides } from './offers/AvailableRides.tsx';
import { acceptBlock } from './offers/accept-block.ts';
import { OfferCard } from './offers/OfferCard.tsx';
import { DriverRideView } from './ride/DriverRideView.tsx';

afterEach(cleanup);

const offer = (id: string, estimated_fare = 20): AvailableRide => aRide('pending', { id, estimated_fare });

test.each([
  [null, false, null],
  [4, false, null],
  [3.99, false, 'fee'],
  [0, false, 'noBalance'],
  [-5, false, 'noBalance'],
  [50, true, 'activeRide'],
] as const)(
  'with a balance of %s and a ride under way %s, a ride is blocked for the reason %s',
  (balance, hasActiveRide, block) => {
    expect(acceptBlock(offer('a', 20), { balance, hasActiveRide })).toBe(block);
  },
);

const offerProps = {
  hasActiveRide: false,
  isAccepting: false,
  onAccept: vi.fn(),
  onDecline: vi.fn(),
  now: 0,
};

test('the offer shows the fare, the fee and the earnings after the fee', () => {
  render(<OfferCard ride={offer('a', 21.6)} balance={50} {...offerProps} />);
  const words = screen.getByTestId('offer-card').textContent;
  for (const amount of ['17.28', '21.60', '4.32']) expect(words).toContain(amount);
});

test.each([
  ['counts down to the next drivers', new Date(5_000).toISOString(), '5sec'],
  ['says that others were asked', null, 'Other drivers have been asked too'],
  ['counts down to the end of the ride where the server tells no more', undefined, '4:00'],
])('the offer %s', (_, asked_until, text) => {
  const ride = { ...offer('a'), asked_until, expires_at: new Date(240_000).toISOString() };
  render(<OfferCard ride={ride} balance={50} {...offerProps} />);
  expect(screen.getByTestId('offer-card').textContent).toContain(text);
});

test('of seven available rides five are shown, with the one on the offer card', () => {
  const rides = ['b', 'c', 'd', 'e', 'f', 'g'].map((id) => offer(id));
  const list = { isOnline: true, radiusKm: 25, balance: 50, acceptingId: null, ...offerProps };
  render(<AvailableRides rides={rides} hasOffer {...list} />);
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(4);
  expect(screen.getByText('+2 more')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Available rides 7' })).toBeDefined();
});

test('the offer cannot be accepted without a balance', () => {
  render(<OfferCard ride={offer('a')} balance={0} {...offerProps} />);
  expect(screen.getByRole('button', { name: 'Cannot accept rides' }).hasAttribute('disabled')).toBe(true);
});

test('the list shows five offers, the number of others, and why one cannot be accepted', async () => {
  const onAccept = vi.fn();
  const rides = [offer('a', 100), ...['b', 'c', 'd', 'e', 'f', 'g'].map((id) => offer(id))];
  render(
    <AvailableRides
      rides={rides}
      isOnline
      radiusKm={25}
      balance={10}
      hasActiveRide={false}
      acceptingId={null}
      onAccept={onAccept}
      onDecline={vi.fn()}
    />,
  );
  const accepts = screen.getAllByRole('button', { name: 'Accept' });
  expect(accepts).toHaveLength(5);
  expect(screen.getByText('+2 more')).toBeDefined();
  expect(accepts[0]?.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/is above your balance/)).toBeDefined();
  await userEvent.setup().click(accepts[1] as HTMLElement);
  expect(onAccept).toHaveBeenCalledWith(rides[1]);
});

test.each([
  ['accepted', 'I have arrived', 'arrive'],
  ['arriving', 'Start ride', 'start'],
  ['inProgress', 'Complete ride', 'complete'],
] as const)('a ride that is %s has one next command: %s', async (name, button, action) => {
  const onCommand = vi.fn();
  render(<DriverRideView ride={aRide(name)} pending={null} onCommand={onCommand} onCancel={vi.fn()} />);
  await userEvent.setup().click(screen.getByRole('button', { name: button }));
  expect(onCommand).toHaveBeenCalledWith(action);
});

test('balance bands exclude each other', () => {
  const kpis = { isOnline: true, connection: 'online', earningsToday: 0, completedRides: 0 } as const;
  const { rerender } = render(<DriverKpis {...kpis} balance={0} />);
  expect(screen.getByText('Cannot accept rides')).toBeDefined();
  expect(screen.queryByText('Low balance')).toBeNull();
  rerender(<DriverKpis {...kpis} balance={9.99} />);
  expect(screen.getByText('Low balance')).toBeDefined();
  rerender(<DriverKpis {...kpis} balance={10} />);
  expect(screen.queryByText('Low balance')).toBeNull();
});

test.each([
  ['online', 'Live updates on'],
  ['connecting', 'Connecting'],
  ['offline', 'Live updates off'],
] as const)('a connection that is %s is shown as %s', (connection, words) => {
  render(<DriverKpis isOnline connection={connection} earningsToday={0} completedRides={0} balance={20} />);
  expect(screen.getByText(words)).toBeDefined();
});

test('the warning of a low balance names the highest fare that it covers', () => {
  const { container } = render(<BalanceWarning balance={8.4} paymentsHref="/payments" />);
  expect(container.textContent).toContain('42.00');
  expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('/payments');
});

test('a user who is not a driver reads that access is denied', () => {
  render(<AccessDenied />);
  expect(
    screen.getByText('Access Denied - You need driver privileges to access this dashboard.'),
  ).toBeDefined();
});
