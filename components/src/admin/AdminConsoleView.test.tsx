import type { User } from '@mobility/openapi';
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/User.driver_pending_review.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminConsoleView } from './AdminConsoleView.tsx';
import { findUsers } from './find-users.ts';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const users = [rider, driver, admin, pending] as User[];
const stats = {
  total_users: 12480,
  total_drivers: 571,
  total_riders: 11902,
  total_rides: 84213,
  completed_rides: 81006,
  online_drivers: 143,
  total_revenue: 1204338.75,
  completion_rate: 96.2,
};
const show = () => {
  const props = { approvingId: null, onApproval: vi.fn(), isRefreshing: false, onRefresh: vi.fn() };
  render(<AdminConsoleView stats={stats} users={users} {...props} />);
  return props;
};
const rows = () => screen.getAllByRole('row').slice(1);

test('sums up the platform in four cards', () => {
  show();
  for (const words of [
    '12,480',
    '11,902 riders · 571 drivers',
    '81,006 completed',
    '96.2% completion rate',
    '143',
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
});

test('puts drivers who wait for approval first and approves after a confirmation', async () => {
  const user = userEvent.setup();
  const { onApproval } = show();
  expect(rows()[0]?.textContent).toContain(pending.name);
  await user.click(screen.getByRole('button', { name: `Approve ${pending.name}` }));
  expect(onApproval).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  expect(onApproval).toHaveBeenCalledWith(pending, true);
});

test('finds users by name or e-mail, and by role', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByRole('searchbox'), admin.email.toUpperCase());
  expect(rows()).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No users found')).toBeDefined();
  expect(findUsers(users, '', 'driver').map(({ id }) => id)).toEqual([pending.id, driver.id]);
});

test('shows a user whose role this version does not know, in the word of the server', () => {
  const stranger = { ...rider, role: 'dispatcher' } as unknown as User;
  const props = { approvingId: null, onApproval: vi.fn(), isRefreshing: false, onRefresh: vi.fn() };
  render(<AdminConsoleView stats={stats} users={[stranger]} {...props} />);
  expect(within(rows()[0] as HTMLElement).getByText('dispatcher')).toBeDefined();
});
