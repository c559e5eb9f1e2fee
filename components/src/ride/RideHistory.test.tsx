import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../testing/rides.ts';
import { RideHistory, type RideHistoryProps } from './RideHistory.tsx';

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
const show = (change: Partial<RideHistoryProps> = {}) => {
  const props: RideHistoryProps = {
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
  render(<RideHistory {...props} />);
  return props;
};
const cards = () => screen.queryAllByRole('article');
const cardOf = (id: string) => {
  const card = cards().find((each) => each.textContent?.includes(id));
  if (!card) throw new Error(`no card ${id}`);
  return within(card);
};

test('names the page and, for admins, the platform', () => {
  show();
  expect(screen.getByTestId('ride-history')).toBeDefined();
  expect(screen.getByText('View and manage all your rides')).toBeDefined();
  cleanup();
  show({ viewer: 'admin', onBookAgain: undefined, onOpenRating: undefined });
  expect(screen.getByText('View and manage all platform rides')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Book Again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rate' })).toBeNull();
});

test('leads riders to the ride under way, and to no other', () => {
  show();
  expect(screen.getAllByRole('link', { name: 'Follow ride' })).toHaveLength(1);
  expect(cardOf('cccccccc').getByRole('link', { name: 'Follow ride' }).getAttribute('href')).toBe('/rider');
  cleanup();
  show({ viewer: 'admin', onBookAgain: undefined });
  expect(screen.queryByRole('link', { name: 'Follow ride' })).toBeNull();
});

test('falls back where a ride leaves things out', () => {
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

test('searches addresses and ids, whatever their case', async () => {
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

test('shows arriving drivers under accepted, and counts each status', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('radio', { name: 'Accepted 1' }));
  expect(cards()).toHaveLength(1);
  expect(cardOf('cccccccc').getByText('Driver arriving')).toBeDefined();
  expect(cardOf('cccccccc').getByText('Wheelchair')).toBeDefined();
});

test('offers Rate on completed rides until the widget is open, and one tap rates', async () => {
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

test('says when there are no rides, when they load and when they fail', async () => {
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
