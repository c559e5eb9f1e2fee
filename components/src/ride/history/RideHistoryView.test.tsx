import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { RideHistoryView, type RideHistoryViewProps } from './RideHistoryView.tsx';

afterEach(cleanup);

const rides = [
  aRide('unpaid', { id: 'ride-aaaaaaaa', pickup_address: 'Quiet Lane', rating: null }),
  aRide('cancelled', {
    id: 'ride-bbbbbbbb',
    pickup_address: '',
    pickup_location: undefined,
    dropoff_address: '',
    dropoff_location: undefined,
    driver_name: null,
    passenger_count: undefined,
    vehicle_type: undefined,
  }),
  aRide('arriving', { id: 'ride-cccccccc', special_requirements: 'Wheelchair' }),
];
const show = (change: Partial<RideHistoryViewProps> = {}) => {
  const props: RideHistoryViewProps = {
    viewer: 'rider',
    rides,
    state: 'ready',
    onRetry: vi.fn(),
    onDetails: vi.fn(),
    onBookAgain: vi.fn(),
    onOpenRating: vi.fn(),
    onRate: vi.fn(),
    now: 0,
    ...change,
  };
  render(<RideHistoryView {...props} />);
  return props;
};
const cards = () => screen.queryAllByRole('article');
const cardOf = (id: string) => {
  const card = cards().find((each) => each.textContent?.includes(id));
  if (!card) throw new Error(`no card ${id}`);
  return within(card);
};

test('an admin sees the platform in the subtitle and neither Rate nor Book Again', () => {
  show();
  expect(screen.getByTestId('ride-history')).toBeDefined();
  expect(screen.getByText('View and manage all your rides')).toBeDefined();
  cleanup();
  show({ viewer: 'admin', onBookAgain: undefined, onOpenRating: undefined });
  expect(screen.getByText('View and manage all platform rides')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Book Again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rate' })).toBeNull();
});

test('the card of a ride whose rider did not come says that the driver ended it', () => {
  const missed = { rides: [aRide('cancelled', { cancel_reason_code: 'rider_no_show' })] };
  show(missed);
  expect(screen.getByText('Ended by the driver: you did not come to the pickup')).toBeDefined();
  cleanup();
  show({ ...missed, viewer: 'admin' });
  expect(screen.getByText('Ended by the driver: the rider did not come')).toBeDefined();
});

test('an admin reads who took a ride and who drove it', () => {
  const rides = [
    aRide('paid', { id: 'ride-aaaaaaaa', rider_name: 'Omar Lindqvist', driver_name: 'Wanda Eriksen' }),
    aRide('paid', { id: 'ride-bbbbbbbb', rider_name: '', driver_name: null }),
  ];
  show({ rides });
  expect(screen.queryByText('Omar Lindqvist')).toBeNull();
  cleanup();
  show({ rides, viewer: 'admin', onBookAgain: undefined });
  const names = (id: string) =>
    cardOf(id)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(names('aaaaaaaa')).toEqual(expect.arrayContaining(['Rider Omar Lindqvist', 'Driver Wanda Eriksen']));
  expect(names('bbbbbbbb')).toEqual(expect.arrayContaining(['Rider Unknown Rider', 'Driver Unknown Driver']));
});

test('the card of a ride that was written off says so, and strikes its fare out', () => {
  const paid = aRide('paid', { id: 'ride-aaaaaaaa' });
  show({ rides: [paid, { ...paid, id: 'ride-bbbbbbbb', payment_status: 'written_off' }] });
  expect(cardOf('aaaaaaaa').queryByText('Written off')).toBeNull();
  expect(cardOf('bbbbbbbb').getByText('Written off')).toBeTruthy();
  const fareOf = (id: string) => cardOf(id).getByText(/Ⓣ/).parentElement?.className;
  expect(fareOf('bbbbbbbb')).not.toBe(fareOf('aaaaaaaa'));
});

test('only the active ride of a rider offers Follow ride', () => {
  show();
  expect(screen.getAllByRole('link', { name: 'Follow ride' })).toHaveLength(1);
  expect(cardOf('cccccccc').getByRole('link', { name: 'Follow ride' }).getAttribute('href')).toBe(
    '/rides/ride-cccccccc',
  );
  cleanup();
  show({ viewer: 'admin', onBookAgain: undefined });
  expect(screen.queryByRole('link', { name: 'Follow ride' })).toBeNull();
});

test('missing data of a ride is replaced by fallback texts', () => {
  show();
  const card = cardOf('bbbbbbbb');
  for (const words of [
    'Pickup location not specified',
    'Destination not specified',
    'Unknown Driver',
    'Economy',
    '1 passenger',
  ]) {
    expect(card.getByText(words)).toBeDefined();
  }
});

test('the largest choice of passengers reads as in booking: four or more', () => {
  show({ rides: [aRide('paid', { id: 'ride-dddddddd', passenger_count: 4 })] });
  expect(cardOf('dddddddd').getByText('4+ passengers')).toBeDefined();
});

test('the search ignores case and shows when nothing is found', async () => {
  const user = userEvent.setup();
  show();
  const search = screen.getByPlaceholderText('Search by location or ride ID...');
  await user.type(search, 'QUIET');
  expect(cards()).toHaveLength(1);
  await user.clear(search);
  await user.type(search, 'nowhere');
  expect(screen.getByText('No rides found')).toBeDefined();
  expect(screen.getByText('Try adjusting your search or filters')).toBeDefined();
});

test('the filter Accepted counts and shows arriving rides', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('radio', { name: 'Accepted 1' }));
  expect(cards()).toHaveLength(1);
  expect(cardOf('cccccccc').getByText('Driver arriving')).toBeDefined();
  expect(cardOf('cccccccc').getByText('Wheelchair')).toBeDefined();
});

test('Rate opens the widget of a completed ride, and a tap on a face submits it', async () => {
  const user = userEvent.setup();
  const { onOpenRating } = show();
  await user.click(cardOf('aaaaaaaa').getByRole('button', { name: 'Rate' }));
  expect(onOpenRating).toHaveBeenCalledWith(expect.objectContaining({ id: 'ride-aaaaaaaa' }));
  expect(cardOf('bbbbbbbb').queryByRole('button', { name: 'Rate' })).toBeNull();
  cleanup();
  const { onRate } = show({ rating: { rideId: 'ride-aaaaaaaa', isSubmitting: false } });
  expect(screen.queryByRole('button', { name: 'Rate' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Happy' }));
  expect(onRate).toHaveBeenCalledWith(expect.objectContaining({ id: 'ride-aaaaaaaa' }), 4);
  cleanup();
  show({ rating: { rideId: 'ride-aaaaaaaa', isSubmitting: true, picked: 4 } });
  expect(screen.getByText('Submitting rating...')).toBeDefined();
});

test('the history shows its empty, loading and failed states', async () => {
  const user = userEvent.setup();
  show({ rides: [] });
  expect(screen.getByText('No rides yet')).toBeDefined();
  expect(screen.getByText("You haven't taken any rides yet")).toBeDefined();
  expect(screen.getByRole('link', { name: 'Book Your First Ride' }).getAttribute('href')).toBe('/book-ride');
  cleanup();
  show({ rides: [], state: 'loading' });
  expect(screen.getByText('Loading ride history...')).toBeDefined();
  cleanup();
  const { onRetry } = show({ rides: [], state: 'failed' });
  expect(screen.getByText('Failed to load ride history')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while the rides load the filters show no counts', () => {
  show({ rides: [], state: 'loading' });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.trim())).toEqual([
    'All',
    'Completed',
    'In progress',
    'Accepted',
    'Cancelled',
    'Pending',
  ]);
});

test('the rating of a ride is the rider’s own for the rider only', () => {
  const rated = [aRide('paid', { rating: 5 })];
  show({ rides: rated });
  expect(screen.getByText(/^Your rating/)).toBeDefined();
  cleanup();
  show({ rides: rated, viewer: 'admin' });
  expect(screen.getByText(/^Rider’s rating/)).toBeDefined();
});

test('the dates of a list are those by which it is sorted', () => {
  const ride = aRide('paid', {
    requested_at: '2026-11-20T10:00:00Z',
    completed_at: '2026-11-21T11:30:00Z',
  });
  show({ rides: [ride], now: Date.parse('2026-11-22T12:00:00Z') });
  expect(screen.getByText(/Nov 21/)).toBeDefined();
});

test('rides that could not be read are counted, and the history does not show its empty state', () => {
  show({ rides: [], unreadable: 13 });
  expect(screen.getByText('13 rides could not be shown.')).toBeDefined();
  expect(screen.queryByText(/You haven't taken any rides yet/)).toBeNull();
});

test('on paper each ride has its whole date', () => {
  const day = new Date(2026, 10, 21, 18, 38);
  show({ rides: [aRide('paid', { completed_at: day.toISOString() })], now: Number(day) });
  const shown = () => cards()[0]?.textContent;
  expect(shown()).toContain('Today, 6:38');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toMatch(/Nov 21, 2026.*6:38/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toContain('Today, 6:38');
});
