import type { Ride } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NotificationList } from '../../notification/NotificationList.tsx';
import { aRide } from '../../testing/rides.ts';
import { RiderDashboardView, type RiderDashboardViewProps } from './RiderDashboardView.tsx';

afterEach(cleanup);

const show = (rides: Ride[], change: Partial<RiderDashboardViewProps> = {}) => {
  const props: RiderDashboardViewProps = {
    user: { name: 'Ana', rating: null, total_rides: 3 },
    connection: 'online',
    balance: 42.5,
    rides,
    state: 'ready',
    onRetry: vi.fn(),
    onBookAgain: vi.fn(),
    onCancel: vi.fn(),
    onPay: vi.fn(),
    notifications: <NotificationList items={[]} />,
    ...change,
  };
  render(<RiderDashboardView {...props} />);
  return props;
};
const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a rider who has not travelled yet is welcomed, not welcomed back', () => {
  show([], { user: { name: 'Ana', rating: null, total_rides: 0 } });
  expect(screen.getByRole('heading', { name: 'Welcome, Ana' })).toBeDefined();
});

test('the dashboard greets the rider and links to booking, history and payments', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'Welcome back, Ana' })).toBeDefined();
  expect(screen.getByText('Online')).toBeDefined();
  expect(linkTo(/Book a Ride/)).toBe('/book-ride');
  expect(linkTo(/Ride History/)).toBe('/rides');
  expect(linkTo(/Payment Methods/)).toBe('/payments');
  expect(screen.getByText('No recent rides found')).toBeDefined();
  expect(linkTo(/Book Your First Ride/)).toBe('/book-ride');
  expect(screen.getByText('No notifications')).toBeDefined();
});

test('the dashboard shows the three newest rides and the total of the completed ones', () => {
  const paid = ['1', '2', '3', '4'].map((id) =>
    aRide('paid', { id, fare: 10, completed_at: `2026-11-2${id}T10:00:00Z`, dropoff_address: `Place ${id}` }),
  );
  show([...paid, aRide('pending', { id: '5', created_at: '2026-11-01T10:00:00Z' })]);
  expect(screen.getAllByRole('button', { name: 'Book Again' })).toHaveLength(3);
  expect(screen.queryByText('Place 1')).toBeNull();
  expect(screen.getByText('4 completed, 1 pending')).toBeDefined();
  expect(screen.getByText('40.00')).toBeDefined();
  expect(screen.getByText('Downtown')).toBeDefined();
});

test('the favorite is where the rider went most often', () => {
  const to = (id: string, dropoff_address: string) => aRide('paid', { id, dropoff_address });
  show([
    to('1', 'City Hall'),
    to('2', 'Ferry Building, 1 Ferry Plaza'),
    to('3', 'Ferry Building, 1 Ferry Plaza'),
  ]);
  expect(screen.queryByText('Downtown')).toBeNull();
  expect(screen.getByText('Favorite').parentElement?.textContent).toContain('Ferry Building');
});

test('no favorite is claimed before the rides are loaded', () => {
  show([], { state: 'loading' });
  expect(screen.getByText('Favorite')).toBeDefined();
  expect(screen.queryByText('Downtown')).toBeNull();
});

test('a failed load shows its reason and a Retry button', async () => {
  const { onRetry } = show([], { state: 'failed', error: new Error('offline') });
  expect(screen.getByText('Failed to load recent rides: offline')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
