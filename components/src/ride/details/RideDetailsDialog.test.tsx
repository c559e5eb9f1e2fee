import type { Dispute, PaymentRecord } from '@mobility/openapi';
import opened from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import repaid from '@mobility/openapi/examples/Dispute.refunded.json' with { type: 'json' };
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import * as styles from './RideDetailsDialog.css.ts';
import { RideDetailsDialog } from './RideDetailsDialog.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-22T20:00:00Z');
const show = (props: Partial<ComponentProps<typeof RideDetailsDialog>>) => {
  cleanup();
  render(<RideDetailsDialog ride={null} now={now} onClose={vi.fn()} {...props} />);
  return within(screen.getByRole('dialog', { name: 'Ride Details' }));
};
const lines = (dialog: ReturnType<typeof show>) =>
  within(dialog.getByText('Total').closest('dl') as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const buttons = (dialog: ReturnType<typeof show>) =>
  dialog
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const every = () => ({ onPay: vi.fn(), onRate: vi.fn(), onBookAgain: vi.fn(), onDispute: vi.fn() });

test('the brand and the owner are the first line on paper, above the title', () => {
  show({ ride: aRide('paid'), owner: 'Riley Rivera' });
  const brand = screen.getByText('Riley Rivera').closest('p') as HTMLElement;
  const title = screen.getByRole('heading', { name: 'Ride Details' });
  expect(brand.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the details show the id, the places, dollars, kilometres and minutes', () => {
  const ride = aRide('unpaid', {
    fare: 46.75,
    pickup_location: undefined,
    pickup_address: 'Ferry Building, 1 Ferry Plaza, San Francisco',
    distance_km: 21.84,
    duration_minutes: 44,
  });
  const dialog = show({ ride, ...every() });
  for (const words of [
    `#${ride.id.slice(-8)}`,
    'Picked up at Ferry Building',
    '1 Ferry Plaza, San Francisco',
    '21.8 km',
    '44 min',
  ])
    expect(dialog.getByText(words)).toBeDefined();
  expect(dialog.getAllByText('$46.75')).toHaveLength(2);
});

test('four passengers are 4+, as on the card of the ride and in the booking', () => {
  const of = (passenger_count: number) =>
    show({ ride: aRide('paid', { passenger_count }) }).getByText('Passengers').nextSibling?.textContent;
  expect([1, 4].map(of)).toEqual(['1', '4+']);
});

test('the lines of the receipt name the base fare, the distance and the vehicle, and add up to the total', () => {
  const dialog = show({ ride: aRide('paid') });
  expect(lines(dialog)).toEqual(['$3.00', '$8.30', '$8.29', '$19.59']);
  expect(dialog.getByText('5.53 km at $1.50')).toBeDefined();
});

test('a refund leaves the fare as it was, and makes the total less', () => {
  const dialog = show({ ride: aRide('paid', { refunded_amount: 4.59 }), viewer: 'admin' });
  const [fare] = dialog.getAllByText('Fare');
  expect(fare?.nextElementSibling?.textContent).toBe('$19.59');
  expect(lines(dialog)).toEqual(['$3.00', '$8.30', '$8.29', expect.stringContaining('4.59'), '$15.00']);
});

test.each([
  [19.59, 'Refunded'],
  [4.59, 'Paid'],
])('beside the fare, a ride of which %d was refunded is said to be %s', (refunded_amount, state) => {
  const dialog = show({ ride: aRide('paid', { refunded_amount }), viewer: 'admin' });
  const head = dialog.getAllByText('Fare')[0]?.parentElement?.parentElement;
  expect(head?.textContent).toBe(`Fare$19.59${state}`);
});

test('a ride cancelled with a penalty shows it in place of the fare, who cancelled and why', () => {
  const ride = aRide('cancelled', { cancelled_by: 'rider', estimated_fare: 13.7, penalty_amount: 1.37 });
  const dialog = show({ ride });
  expect(lines(dialog)).toEqual(['$13.70', '$1.37', '$1.37']);
  for (const words of ['10% of the fare', 'Cancelled by you', 'My flight was delayed', 'Taken from balance'])
    expect(dialog.getByText(words)).toBeDefined();
  expect(show({ ride, viewer: 'driver' }).getByText('Cancelled by the rider')).toBeDefined();
});

test('a ride that the driver cancelled shows the rider what the penalty of the driver brought', () => {
  const ride = aRide('cancelled', { cancelled_by: 'driver', penalty_amount: 2.74, rider_received: 2.74 });
  const dialog = show({ ride });
  expect(dialog.getByText('Compensation').nextSibling?.textContent).toBe('$2.74');
  expect(dialog.getByText('Nothing to pay')).toBeDefined();
  for (const other of [
    show({ ride: { ...ride, rider_received: 0 } }),
    show({ ride: { ...ride, rider_received: null }, viewer: 'driver' }),
  ])
    expect(other.queryByText('Compensation')).toBeNull();
});

/** The moments of the timeline, without their times. */
const moments = (dialog: ReturnType<typeof show>) =>
  within(dialog.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

test('a cancelled ride says when it was cancelled, and only an admin reads which admin did it', () => {
  const ride = aRide('cancelled', {
    cancelled_at: '2026-11-15T13:44:00.000Z',
    cancelled_by: 'system',
    cancel_reason_code: 'admin_cancelled',
    cancelled_by_name: 'Ada Admin',
  });
  const last = (viewer: 'rider' | 'driver' | 'admin', change = {}) =>
    within(show({ ride: { ...ride, ...change }, viewer }).getByRole('list', { name: 'Timeline' }))
      .getAllByRole('listitem')
      .at(-1)?.textContent;
  expect(last('admin')).toMatch(/^Cancelled by Ada Admin.*\d:44/);
  expect(last('admin', { cancelled_by_name: undefined })).toMatch(/^Cancelled by an admin/);
  for (const viewer of ['rider', 'driver'] as const)
    expect(last(viewer)).toMatch(/^Cancelled by our team.*\d:44/);
});

test('a ride that is cancelled after its start says when it was picked up', () => {
  const started = aRide('cancelled', { started_at: '2026-11-15T13:40:00.000Z' });
  expect(moments(show({ ride: started })).at(-2)).toBe('Picked up at SFO International Terminal');
  const before = moments(show({ ride: aRide('cancelled') }));
  expect(before.some((text) => /^Pick/.test(text ?? ''))).toBe(false);
});

test.each([
  ['rider', 'Ended by the driver: you did not come to the pickup'],
  ['driver', 'You ended the ride: the rider did not come'],
  ['admin', 'Ended by the driver: the rider did not come'],
] as const)(
  'the %s reads who ended a ride whose rider did not come, and when the driver arrived',
  (viewer, told) => {
    const ride = aRide('cancelled', {
      arrived_at: '2026-11-15T13:38:00.000Z',
      cancelled_by: 'rider',
      cancel_reason_code: 'rider_no_show',
      cancel_reason: 'The rider did not come to the pickup',
    });
    const dialog = show({ ride, viewer });
    expect(moments(dialog).slice(-2)).toEqual(['Arrived at the pickup', told]);
    expect(dialog.queryByText(/The rider did not come to the pickup/)).toBeNull();
  },
);

test('the timeline keeps the drivers who had the ride before', () => {
  const release = {
    driver_name: 'Luis Ortega',
    accepted_at: '2026-11-15T13:31:00.000Z',
    released_at: '2026-11-15T13:35:00.000Z',
  };
  const ride = aRide('accepted', {
    driver_name: 'Dana Diaz',
    releases: [
      { ...release, released_by: 'admin', released_by_name: 'Ada Admin', reason: 'Car broke down' },
      { ...release, driver_name: 'Ole Olsen', released_by: 'driver' },
      { ...release, driver_name: 'Ida Ek', released_by: 'system' },
    ],
  });
  const told = (viewer: 'rider' | 'admin') => moments(show({ ride, viewer })).slice(1, 8);
  expect(show({ ride, viewer: 'rider' }).queryByText('Car broke down')).toBeNull();
  cleanup();
  expect(show({ ride, viewer: 'admin' }).queryByText('Car broke down')).not.toBeNull();
  cleanup();
  expect(told('admin')).toEqual([
    'Accepted by Luis',
    'Released by Ada Admin',
    'Accepted by Ole',
    'Given back by the driver',
    'Accepted by Ida',
    'Offered to other drivers automatically',
    'Accepted by Dana',
  ]);
  expect(told('rider')[1]).toBe('Offered to other drivers by our team');
});

test('a paid ride shows how and when it was paid, and what was refunded', () => {
  const payment = { payment_method: 'cash', paid_at: '2026-11-18T19:01:00.000Z', refunded_amount: 4.59 };
  const dialog = show({ ride: aRide('paid'), payment: payment as PaymentRecord });
  expect(dialog.getByText('Paid in cash')).toBeDefined();
  expect(lines(dialog).slice(-2)).toEqual([expect.stringMatching(/^.\$4\.59$/), '$15.00']);
});

test.each([
  ['unpaid', { rating: null }, ['Pay Now', 'Rate', 'Book Again']],
  ['unpaid', { rating: 4, payment_status: 'failed' }, ['Pay Now', 'Book Again']],
  ['paid', { rating: null }, ['Payment', 'Rate', 'Book Again', 'Dispute']],
  ['paid', { rating: 4 }, ['Payment', 'Book Again', 'Dispute']],
  ['cancelled', { penalty_amount: 1.37 }, ['Book Again', 'Dispute']],
  ['cancelled', { penalty_amount: 0 }, ['Book Again']],
] as const)('the details of a ride that is %s, with %j, offer %j', (name, change, offered) => {
  expect(buttons(show({ ride: aRide(name, change), ...every() }))).toEqual(offered);
});

test.each([
  ['Pay Now', 'unpaid', 'onPay'],
  ['Payment', 'paid', 'onPay'],
  ['Book Again', 'paid', 'onBookAgain'],
  ['Dispute', 'paid', 'onDispute'],
] as const)('%s is called with the ride', async (name, state, action) => {
  const actions = every();
  const ride = aRide(state);
  await userEvent.setup().click(show({ ride, ...actions }).getByRole('button', { name }));
  expect(actions[action]).toHaveBeenCalledExactlyOnceWith(ride);
});

test('a driver sees the rider and the earnings, and no way to pay or dispute', () => {
  const ride = aRide('paid', { rider_name: 'Maya Chen' });
  const dialog = show({ ride, viewer: 'driver' });
  for (const words of ['Maya Chen', 'Your Earnings', '$15.67']) expect(dialog.getByText(words)).toBeDefined();
  expect(buttons(dialog)).toEqual([]);
});

test('one rule is between the car and the rider below it', () => {
  const ride = aRide('paid', { rider_name: 'Maya Chen' });
  const hasRule = (viewer: 'driver' | 'admin') =>
    show({ ride, viewer }).getByText('Maya Chen').closest(`.${styles.ruled}`) !== null;
  expect(hasRule('driver')).toBe(true);
  expect(hasRule('admin')).toBe(false);
});

test('an admin sees the only driver a ride is offered to, until the offer ends', () => {
  const until = new Date(now + 6_000).toISOString();
  const ride = aRide('pending', {
    offered_to: { driver_id: 'driver', driver_name: 'Luis Ortega', until },
  });
  const offered = (viewer: 'rider' | 'driver' | 'admin', later = 0) =>
    show({ ride, viewer, now: now + later }).queryByText('Offered to')?.nextSibling?.textContent;
  expect(offered('admin')).toMatch(/Luis Ortega.*, .*0:06.* left/);
  expect(offered('admin', 6_000)).toBeUndefined();
  expect([offered('rider'), offered('driver')]).toEqual([undefined, undefined]);
});

test('the printer prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.setup().click(show({ ride: aRide('paid') }).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('nothing is called due before the ride has ended', () => {
  const running = { payment_status: 'not_initiated' } as const;
  expect(show({ ride: aRide('accepted', running), viewer: 'admin' }).queryByText('Payment due')).toBeNull();
  expect(show({ ride: aRide('unpaid', running), viewer: 'admin' }).getByText('Payment due')).toBeDefined();
});

test('a dispute in review is shown in place of the button that opens one', () => {
  const ride = aRide('paid');
  const dispute = { ...(opened as Dispute), ride_id: ride.id, status: 'submitted' } as const;
  const dialog = show({ ride, ...every(), disputes: [dispute], disputesHref: '/payments' });
  const box = within(dialog.getByRole('region', { name: 'Dispute in review' }));
  expect(box.getByText('In review')).toBeDefined();
  expect(box.getByRole('link', { name: 'Your disputes' }).getAttribute('href')).toBe('/payments');
  expect(dialog.queryByRole('button', { name: 'Dispute' })).toBeNull();
});

test('a decided dispute shows its outcome, and another one can be opened', () => {
  const ride = aRide('paid');
  const dispute = { ...(repaid as Dispute), ride_id: ride.id };
  const dialog = show({ ride, ...every(), disputes: [dispute], disputesHref: '/payments' });
  const box = within(dialog.getByRole('region', { name: 'Dispute' }));
  expect(box.getByText('Refunded')).toBeDefined();
  expect(box.getByText(/refunded$/)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Dispute' })).toBeDefined();
});
