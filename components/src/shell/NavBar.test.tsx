import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { badgeText } from './Bell.tsx';
import { NavBar, type NavBarProps } from './NavBar.tsx';

afterEach(cleanup);

const maya = {
  id: '01KAJ3Q8R2V6T9XW4M7N1RIDER',
  name: 'Maya Chen',
  email: 'maya@example.org',
  role: 'rider',
} as const;
const entries = Array.from({ length: 7 }, (_, index) => ({
  id: `n${index}`,
  title: `Title ${index}`,
  message: 'Fare: Ⓣ14.30',
  time: '6:46 PM',
}));

const setUp = (props: Partial<NavBarProps> = {}) => {
  const calls = {
    onLogin: vi.fn(),
    onLogout: vi.fn(),
    onClearNotifications: vi.fn(),
    onOpenNotifications: vi.fn(),
  };
  render(<NavBar user={maya} path="/rider" {...calls} {...props} />);
  return { ...calls, user: userEvent.setup() };
};
const targets = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a rider’s links, the present one marked', () => {
  setUp();
  expect(targets('Main')).toEqual([
    ['Dashboard', '/rider'],
    ['Book Ride', '/book-ride'],
    ['My Rides', '/rides'],
    ['Payment Methods', '/payments'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
});

test.each([
  [
    'driver',
    [
      ['Dashboard', '/driver'],
      ['My Rides', '/rides'],
    ],
  ],
  [
    'admin',
    [
      ['Admin Panel', '/admin'],
      ['All Rides', '/rides'],
    ],
  ],
] as const)('the links of a %s', (role, links) => {
  setUp({ user: { ...maya, role } });
  expect(targets('Main')).toEqual(links);
});

test('signed out: the landing’s parts and Get Started', async () => {
  const { user, onLogin } = setUp({ user: null, path: '/' });
  expect(targets('Main')).toEqual([
    ['Home', '/'],
    ['Features', '#features'],
    ['How It Works', '#how-it-works'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(onLogin).toHaveBeenCalledOnce();
});

test('the bell counts to nine and no further', () => {
  expect([badgeText(1), badgeText(9), badgeText(10)]).toEqual(['1', '9', '9+']);
});

test('the bell lists the first five and clears them all', async () => {
  const { user, onOpenNotifications, onClearNotifications } = setUp({ unread: 12, notifications: entries });
  await user.click(screen.getByRole('button', { name: 'Notifications, 12 unread' }));
  expect(onOpenNotifications).toHaveBeenCalledOnce();
  expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(onClearNotifications).toHaveBeenCalledOnce();
});

test('an empty bell says so and has nothing to clear', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(screen.queryByText('No notifications')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
});

test('the user menu leads to one’s own pages and out', async () => {
  const { user, onLogout } = setUp();
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Ride History', '/rides'],
    ['Settings', '/profile?tab=settings'],
    ['Logout', null],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

test('the narrow menu repeats the links, with Profile and Logout, and Escape closes it', async () => {
  const { user } = setUp();
  const toggle = screen.getByRole('button', { name: 'Open menu' });
  await user.click(toggle);
  const names = targets('Menu').map(([name]) => name);
  expect(names).toEqual([
    'Dashboard',
    'Book Ride',
    'My Rides',
    'Payment Methods',
    'Profile',
    'Ride History',
    'Settings',
  ]);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(document.activeElement).toBe(toggle);
});
