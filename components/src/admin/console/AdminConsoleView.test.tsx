import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminConsoleView } from './AdminConsoleView.tsx';
import { consoleTabs } from './tabs.ts';

afterEach(cleanup);

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
const show = (props: Partial<Parameters<typeof AdminConsoleView>[0]> = {}) =>
  render(
    <AdminConsoleView
      stats={stats}
      isRefreshing={false}
      onRefresh={vi.fn()}
      tab="users"
      hrefOf={(tab) => `/admin?tab=${tab}`}
      {...props}
    >
      The users
    </AdminConsoleView>,
  );

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

test('each tab is a link, and the open one is marked and shows its content', () => {
  show({ counts: { database: 1_204 } });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    consoleTabs.map((tab) => `/admin?tab=${tab}`),
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Users');
  expect(screen.getByText('The users')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Database 1,204' })).toBeDefined();
});

test('arrow keys move the focus along the tabs', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.tab();
  const first = document.activeElement;
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('href')).toBe(`/admin?tab=${consoleTabs[1]}`);
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(first);
});
