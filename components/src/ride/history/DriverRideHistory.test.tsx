import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../format/index.ts';
import { createText } from '../../intl/create-text.ts';
import { format } from '../../intl/generated/en-US/format.ts';
import { aRide } from '../../testing/rides.ts';
import { DriverRideHistory } from './DriverRideHistory.tsx';
import { dayName } from './day-name.ts';

afterEach(cleanup);

const rides = [
  aRide('paid', {
    id: 'ride-aaaaaaaa',
    rider_name: 'Ana-Lucía',
    estimated_fare: 20,
    fare: 20,
    pickup_location: undefined,
    distance_km: 40,
    duration_minutes: 80,
    rating: 5,
  }),
  aRide('cancelled', { id: 'ride-bbbbbbbb', rider_name: 'Wei Zhang' }),
];
const onDetails = vi.fn();
const show = (shown = rides) =>
  render(
    <DriverRideHistory
      rides={shown}
      state="ready"
      isRefreshing={false}
      onRefresh={vi.fn()}
      onDetails={onDetails}
    />,
  );

test('the driver history is a table with the earnings after the fee', () => {
  show();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Ride ID',
    'Rider',
    'Route',
    'Details',
    'Distance',
    'Duration',
    'Fare',
    'Your Earnings',
    'Rating',
    'Status',
  ]);
  const [row] = screen.getAllByRole('row').filter(({ textContent }) => textContent?.includes('Ana-Lucía'));
  if (!row) throw new Error('no row');
  for (const words of ['#aaaaaaaa', '1h 20m', '16.00']) expect(within(row).getByText(words)).toBeDefined();
});

test('the row of a ride that the driver ended says why', () => {
  show([
    aRide('cancelled', { cancel_reason_code: 'rider_no_show' }),
    aRide('cancelled', { id: 'ride-bbbbbbbb' }),
  ]);
  expect(screen.getAllByText('Rider did not come')).toHaveLength(1);
});

test('the search covers the rider, and the subtitle counts the rides shown', async () => {
  show();
  expect(screen.getByText('View and manage all your completed rides (2 of 2 rides)')).toBeDefined();
  await userEvent.setup().type(screen.getByPlaceholderText('Search by rider, address, or ride ID...'), 'wei');
  expect(screen.getByText('View and manage all your completed rides (1 of 2 rides)')).toBeDefined();
});

test('a driver without rides is invited to complete the first one', () => {
  show([]);
  expect(screen.getByText('No rides yet')).toBeDefined();
  expect(screen.getByText('Complete your first ride to see it here')).toBeDefined();
});

test('a row opens the details of its ride', async () => {
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Details of ride #aaaaaaaa' }));
  expect(onDetails).toHaveBeenCalledWith(expect.objectContaining({ id: 'ride-aaaaaaaa' }));
});

test('the earnings of a cancelled ride are what the driver has received of the penalty', () => {
  show([aRide('cancelled', { id: 'ride-bbbbbbbb', driver_received: 2.5 })]);
  expect(screen.getByRole('row', { name: /bbbbbbbb/ }).textContent).toContain('2.50');
  cleanup();
  show([aRide('cancelled', { id: 'ride-bbbbbbbb', driver_received: undefined })]);
  expect(screen.getByRole('row', { name: /bbbbbbbb/ }).textContent).toMatch(/Your Earnings\D*0\.00/);
});

test('a row names today and yesterday, and gives other days of the year their weekday', () => {
  const formats = createFormats('en-US', createText('en-US', format));
  const now = new Date(2026, 10, 21, 0, 30).getTime();
  const named = (...at: [number, number, number, number?]) =>
    dayName(new Date(...at).getTime(), now, formats);
  expect(named(2026, 10, 21)).toBe('Today');
  expect(named(2026, 10, 20, 23)).toBe('Yesterday');
  expect(named(2026, 10, 19, 23)).toBe('Thu, Nov 19');
  expect(named(2025, 10, 21)).toBe('Nov 21, 2025');
  expect(dayName(now, now, { ...formats, locale: 'de-DE' })).toBe('Heute');
});

test('the ids of the rides are printed, although they are buttons', () => {
  show();
  for (const button of screen.getAllByRole('button', { name: /^Details of ride #/ }))
    expect(button.hasAttribute('data-printed')).toBe(true);
});

test('on paper each day has its date', () => {
  const day = new Date(2026, 10, 21, 12);
  const ofToday = aRide('paid', { completed_at: day.toISOString() });
  render(
    <DriverRideHistory
      rides={[ofToday]}
      state="ready"
      isRefreshing={false}
      onRefresh={vi.fn()}
      onDetails={onDetails}
      now={Number(day)}
    />,
  );
  const shown = () => screen.getByRole('table').textContent;
  expect(shown()).toContain('Today');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toContain('Nov 21, 2026');
  expect(shown()).not.toContain('Today');
});
