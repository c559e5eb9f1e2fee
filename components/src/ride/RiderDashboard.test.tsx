import type { Ride } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NotificationList } from '../notification/NotificationList.tsx';
import { aRide } from '../testing/rides.ts';
import { RiderDashboard, type RiderDashboardProps } from './RiderDashboard.tsx';

afterEach(cleanup);

const show = (rides: Ride[], change: Partial<RiderDashboardProps> = {}) => {
  const props: RiderDashboardProps = {
    user: { name: 'Ana', rating: null },
    isConnected: true,
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
  render(<RiderDashboard {...props} />);
  return props;
};
const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('greets, and leads to booking, history and payments', () => {
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

test('shows the three newest rides and what completed rides cost', () => {
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

test('says what failed and tries again', async () => {
  const { onRetry } = show([], { state: 'failed', error: 'Failed to load recent rides: offline' });
  expect(screen.getByText('Failed to load recent rides: offline')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
