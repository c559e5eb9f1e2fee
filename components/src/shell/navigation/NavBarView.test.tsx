import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NavBarView, type NavBarViewProps } from './NavBarView.tsx';

afterEach(cleanup);

const maya = {
  id: '01KAJ3Q8R2V6T9XW4M7N1RIDER',
  name: 'Maya Chen',
  email: 'maya@example.org',
  role: 'rider',
} as const;
const setUp = (props: Partial<NavBarViewProps> = {}) => {
  const calls = {
    onLogin: vi.fn(),
    onLogout: vi.fn(),
  };
  render(<NavBarView user={maya} path="/rider" {...calls} {...props} />);
  return { ...calls, user: userEvent.setup() };
};
const targets = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the bar shows the links of a rider and marks the current page', () => {
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
      ['Payment Methods', '/payments'],
    ],
  ],
  [
    'admin',
    [
      ['Admin Panel', '/admin'],
      ['All Rides', '/rides'],
    ],
  ],
] as const)('the bar shows the links of a %s', (role, links) => {
  setUp({ user: { ...maya, role } });
  expect(targets('Main')).toEqual(links);
});

test('a signed-out user gets the sections of the landing page and Get Started', async () => {
  const { user, onLogin } = setUp({ user: null, path: '/' });
  expect(targets('Main')).toEqual([
    ['Home', '/'],
    ['Features', '#features'],
    ['How It Works', '#how-it-works'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(onLogin).toHaveBeenCalledOnce();
});

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('the bell shows %i unread as %s', (unread, badge) => {
  setUp({ unread });
  const bell = screen.getByRole('button', { name: `Notifications, ${unread} unread` });
  expect(bell.querySelector('[aria-hidden] ~ [aria-hidden]')?.textContent).toBe(badge);
});

test('the user menu links to the personal pages and logs out', async () => {
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

test.each([
  ['{ArrowDown}', 'Profile'],
  ['{ArrowUp}', 'Logout'],
])('%s opens the user menu at %s, and Escape returns the focus to its button', async (key, name) => {
  const { user } = setUp();
  const button = screen.getByRole('button', { name: /Account menu/ });
  button.focus();
  await user.keyboard(key);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name }));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the narrow menu repeats the links with Profile and Logout, and Escape closes it', async () => {
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

test('the user menu offers the languages by their own names and reports the chosen one', async () => {
  const onChoose = vi.fn();
  const { user } = setUp({ language: { locale: 'en-US', onChoose } });
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['English', 'true'],
    ['Deutsch', 'false'],
    ['العربية', 'false'],
  ]);
  await user.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('de-DE');
});

test('the narrow menu offers the languages to signed-out users too', async () => {
  const onChoose = vi.fn();
  const { user } = setUp({ user: null, path: '/', language: { locale: 'de-DE', onChoose } });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('ar-AE');
});

test.each(['inspector', 'constructor', '__proto__'])(
  'a user with the unknown role %s gets the user menu and no links of a role',
  (role) => {
    setUp({ user: { ...maya, role: role as 'rider' } });
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.queryAllByRole('link')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Account menu/ })).not.toBeNull();
  },
);

test('the bar of a signed-out user names the language and offers the others', async () => {
  const onChoose = vi.fn();
  const { user } = setUp({ user: null, path: '/', language: { locale: 'en-US', onChoose } });
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  expect(screen.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('ar-AE');
});

test('the bar of a signed-out user offers no language where the page has no choice', () => {
  setUp({ user: null, path: '/' });
  expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
});
