import { act, cleanup, render, screen } from '@testing-library/react';
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

test('a card shows the last days as a line, with its figures in words', async () => {
  const day = (date: string, users: number, rides: number, revenue: number) => ({
    date,
    users,
    rides,
    revenue,
  });
  const days = [
    day('2026-11-25', 12_400, 80, 950.5),
    day('2026-11-26', 12_450, 120, 1_400),
    day('2026-11-27', 12_480, 60, 700.25),
  ];
  show({ stats: { ...stats, history: { days, online_drivers: [143] } } });
  expect((await screen.findAllByRole('img')).map((chart) => chart.getAttribute('aria-label'))).toEqual([
    'Last 3 days: lowest 12,400, highest 12,480, today 12,480',
    'Last 3 days: lowest 60, highest 120, today 60',
    'Last 3 days: lowest Ⓣ700.25, highest Ⓣ1,400.00, today Ⓣ700.25',
  ]);
  expect(document.querySelector('polyline')?.getAttribute('points')).toBe('4.0,24.0 48.0,11.5 92.0,4.0');
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

test('Home and End move the focus to the first and the last tab, in both directions of writing', async () => {
  const user = userEvent.setup();
  const { container } = show();
  const focused = () => document.activeElement?.getAttribute('href')?.replace('/admin?tab=', '');
  await user.tab();
  await user.tab();
  await user.keyboard('{End}');
  expect(focused()).toBe(consoleTabs.at(-1));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(consoleTabs.at(-1));
  await user.keyboard('{Home}');
  expect(focused()).toBe(consoleTabs[0]);
  container.dir = 'rtl';
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe(consoleTabs[1]);
  await user.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe(consoleTabs.at(-2));
});

test('says at once that the server does not answer, and how old the figures are', () => {
  vi.useFakeTimers({ now: 0 });
  show({ updatedAt: 0, isLost: true });
  expect(screen.getByText('The server does not answer.').getAttribute('role')).toBe('status');
  act(() => vi.advanceTimersByTime(120_000));
  expect(screen.getByText(/Last updated 2 min\. ago/)).toBeDefined();
  vi.useRealTimers();
});

test('a refresh shows that it runs, and that it has failed', () => {
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const { unmount } = show({ updatedAt: Date.now(), isRefreshing: true });
  expect(status()).toEqual(['Refreshing…']);
  unmount();
  show({ updatedAt: Date.now(), error: new Error('The network is not reachable') });
  expect(status()).toEqual(['Could not be refreshed.']);
});
