import type { AdminBalances, User } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/User.driver_pending_review.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import locked from '@mobility/openapi/examples/User.rider_locked.json' with { type: 'json' };
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../../testing/answered.ts';
import { openConsole } from '../../testing/console.tsx';
import { showUsers } from './testing/show-users.tsx';

afterEach(cleanup);

const rows = () => screen.getAllByRole('row').slice(1);
const nameAt = (row: HTMLElement) => within(row).getByRole('link').textContent;

test('shows the columns in the order of the specification, with the rating 5 for a user without one', async () => {
  await showUsers({ users: [{ ...rider, rating: null } as User] });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Actions', 'Balance', 'Name', 'E-mail', 'Rating', 'Rides', 'Status', 'Joined']);
  const [row] = rows();
  expect(row?.textContent).toContain('5.0');
  expect(row?.textContent).toContain('Rider');
  expect(within(row as HTMLElement).getByText(rider.is_online ? 'ON' : 'OFF')).toBeDefined();
  const name = /^Balance of Maya Chen:.*12\.50$/;
  const balance = await within(row as HTMLElement).findByRole('button', { name });
  // On paper, other buttons are hidden.
  expect(balance.hasAttribute('data-printed')).toBe(true);
});

test('shows locked users and drivers who wait with the word', async () => {
  await showUsers({ users: [locked, pending] as User[] });
  expect(within(rows()[0] as HTMLElement).getByText('Locked')).toBeDefined();
  expect(within(rows()[1] as HTMLElement).getByText('Pending Review')).toBeDefined();
});

test('a driver whose profile was sent back does not wait, and the row says so', async () => {
  await showUsers({ users: [{ ...pending, is_sent_back: true }, pending] as User[] });
  const [sentBack, waiting] = rows().map((row) => within(row));
  expect(sentBack?.getByText('Sent back')).toBeDefined();
  expect(sentBack?.queryByText('Pending Review')).toBeNull();
  expect(waiting?.queryByText('Sent back')).toBeNull();
});

test('shows until when a user can keep an account that is to be deleted', async () => {
  await showUsers({
    users: [{ ...rider, deletion_due_at: '2026-12-05T16:06:00.000Z' } as User, driver as User],
  });
  expect(within(rows()[0] as HTMLElement).getByText('To be deleted on Dec 5, 2026')).toBeDefined();
  expect(within(rows()[1] as HTMLElement).queryByText(/To be deleted/)).toBeNull();
});

test('shows a user whose role this version does not know, in the word of the server', async () => {
  await showUsers({ users: [{ ...rider, role: 'dispatcher' } as unknown as User] });
  expect(within(rows()[0] as HTMLElement).getByText('dispatcher')).toBeDefined();
});

test('the server searches when the typing pauses, and Clear shows all users again', async () => {
  const user = userEvent.setup();
  const { listAdminUsers, address } = await showUsers({ users: [rider, driver, admin] as User[] });
  listAdminUsers.mockImplementation(async () => [driver] as User[]);
  for (const value of ['L', 'Lu', 'Lui', 'Luis'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  await waitFor(() => expect(rows().map(nameAt)).toEqual([driver.name]));
  await waitFor(() => expect(listAdminUsers.mock.lastCall?.[0]).toMatchObject({ search: 'Luis', limit: 50 }));
  // Not one call for each letter.
  expect(listAdminUsers).toHaveBeenCalledTimes(2);
  expect(address()).toContain('search=Luis');
  // The rows are narrowed before the server has answered, the count is not.
  await screen.findByText('1 of 3 users');
  listAdminUsers.mockImplementation(async () => [rider, driver, admin] as User[]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(address()).toBe('tab=users');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('filters by role, online status and lock are in the address and go to the server', async () => {
  const user = userEvent.setup();
  const { listAdminUsers, address } = await showUsers({ users: [rider, driver, locked] as User[] });
  await user.click(screen.getByRole('radio', { name: 'Offline' }));
  await user.click(screen.getByRole('button', { name: /Lock/ }));
  await user.click(await screen.findByRole('option', { name: 'Locked' }));
  await user.click(screen.getByRole('button', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Rider' }));
  await waitFor(() =>
    expect(listAdminUsers.mock.lastCall?.[0]).toMatchObject({
      role: 'rider',
      presence: 'offline',
      lock: 'locked',
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({
    tab: 'users',
    role: 'rider',
    presence: 'offline',
    lock: 'locked',
  });
});

test('a backend that does not know the filters is filtered here', async () => {
  await showUsers({ users: [rider, driver, locked] as User[] }, 'role=driver&presence=online&lock=unlocked');
  await waitFor(() => expect(rows().map(nameAt)).toEqual([driver.name]));
});

test('a failed load shows the reason and Retry', async () => {
  const user = userEvent.setup();
  const listAdminUsers = vi.fn(async (): Promise<User[]> => Promise.reject(new Error('Server is down')));
  await showUsers({ listAdminUsers: () => listAdminUsers() });
  await screen.findByText('Failed to load dashboard data: Server is down');
  listAdminUsers.mockImplementation(async () => [rider] as User[]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rows().map(nameAt)).toEqual([rider.name]));
});

test('balances that cannot be read are told and read again, unless the backend has none', async () => {
  const user = userEvent.setup();
  const listAdminBalances = vi.fn(
    async (): Promise<AdminBalances> => Promise.reject(new Error('No balances')),
  );
  await showUsers({ users: [rider as User], listAdminBalances });
  await screen.findByText('Failed to load dashboard data: No balances');
  listAdminBalances.mockResolvedValue({ balances: [{ user_id: rider.id, balance: 12.5 }] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/^Failed to load/)).toBeNull());
  cleanup();
  const missing = vi.fn(async () => Promise.reject({ kind: 'http', status: 404 }));
  await showUsers({ users: [rider as User], listAdminBalances: missing });
  await waitFor(() => expect(missing).toHaveBeenCalled());
  expect(screen.queryByText(/^Failed to load/)).toBeNull();
});

test('while a search is under way the list says so, and keeps the balances that it knows', async () => {
  const user = userEvent.setup();
  const found = Promise.withResolvers<User[]>();
  const both = [rider, driver] as User[];
  let reads = 0;
  await showUsers({
    users: both,
    listAdminUsers: (query) => (query?.search ? found.promise : Promise.resolve(both)),
    listAdminBalances: async () => {
      reads += 1;
      if (reads > 2) return new Promise(() => undefined);
      return { balances: both.map(({ id }) => ({ user_id: id, balance: 12.5 })) };
    },
  });
  const balance = { name: /^Balance of Maya Chen:.*12\.50$/ };
  await screen.findByRole('button', balance);
  await user.type(screen.getByRole('searchbox'), 'Maya');
  const said = await screen.findByText('Searching…');
  expect(said.closest('[role=status]')).not.toBeNull();
  expect(rows().map(nameAt)).toEqual([rider.name]);
  screen.getByRole('button', balance);
  found.resolve([rider] as User[]);
  await screen.findByText('1 of 2 users');
  expect(screen.queryByText('Searching…')).toBeNull();
  screen.getByRole('button', balance);
});

test('a server that is gone is named once, and its Retry reads the figures and the users', async () => {
  const user = userEvent.setup();
  const gone = (): Promise<never> => Promise.reject({ kind: 'network' });
  const getAdminStats = vi.fn<() => Promise<typeof stats>>(gone);
  const listAdminUsers = vi.fn<() => Promise<User[]>>(gone);
  await showUsers({ getAdminStats: () => getAdminStats(), listAdminUsers: () => listAdminUsers() });
  const hasFailed = ({ mock }: { mock: { settledResults: { type: string }[] } }): boolean =>
    mock.settledResults.some(({ type }) => type === 'rejected');
  // A Retry does not repeat a read that is still going on.
  await waitFor(() => expect([getAdminStats, listAdminUsers].map(hasFailed)).toEqual([true, true]));
  await screen.findByText('This list could not be loaded.');
  await waitFor(() => expect(screen.getAllByText(/^Failed to load dashboard data/)).toHaveLength(1));
  getAdminStats.mockImplementation(async () => stats);
  listAdminUsers.mockImplementation(async () => [rider] as User[]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rows().map(nameAt)).toEqual([rider.name]));
  // The figures may arrive after the users.
  await waitFor(() => expect(screen.queryByText(/^Failed to load dashboard data/)).toBeNull());
});

test('a user that the server finds by the end of the id is shown', async () => {
  const listAdminUsers = () => answered([rider as User], { 'x-found': '1' });
  openConsole(`tab=users&search=%23${rider.id.slice(-8)}`, {}, { calls: { listAdminUsers } });
  await screen.findAllByRole('row');
  expect(rows().map(nameAt)).toEqual([rider.name]);
});

test('of the answer of a server that does not search, only the users with the words are shown', async () => {
  await showUsers({ users: [rider, driver] as User[] }, `search=${driver.email}`);
  expect(rows().map(nameAt)).toEqual([driver.name]);
});

test('an admin can lock others, and reads in the menu and in the details why not the own account', async () => {
  const { user } = openConsole(
    'tab=users',
    {
      listAdminUsers: async () => [admin, rider] as User[],
      listAdminBalances: async () => ({ balances: [] }),
    },
    { self: admin as User },
  );
  const reason = 'You cannot lock your own account.';
  for (const [{ name }, isOwn] of [
    [admin, true],
    [rider, false],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const entry = await screen.findByRole('menuitem', { name: /^Lock account/ });
    expect([entry.ariaDisabled === 'true', entry.textContent.includes(reason)]).toEqual([isOwn, isOwn]);
    await user.click(screen.getByRole('menuitem', { name: 'View details' }));
    const details = within(await screen.findByRole('complementary', { name: 'User details' }));
    await details.findByRole('heading', { name });
    expect([
      details.queryByRole('button', { name: 'Lock' }) === null,
      details.queryByText(reason) !== null,
    ]).toEqual([isOwn, isOwn]);
    await user.keyboard('{Escape}');
  }
});
