import type { AdminUser, Balance, PaymentRecord, User } from '@mobility/openapi';
import driverDetails from '@mobility/openapi/examples/AdminUser.json' with { type: 'json' };
import auditLog from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { aRide } from '../../../testing/rides.ts';
import { showUsers } from '../testing/show-users.tsx';

afterEach(cleanup);

const waiting = driverDetails as AdminUser;
const people = [waiting.user, rider, driver] as User[];
const records: FakeAnswers = {
  getAdminUser: async (id) => {
    const user = people.find((person) => person.id === id);
    if (!user) throw { kind: 'http', status: 404, code: 'user_not_found', detail: 'User not found' };
    return id === waiting.user.id ? waiting : { user, balance: 0, driver_profile: null, disputes: 0 };
  },
  getUserBalance: async () => balance as Balance,
  listUserRides: async () => [aRide('paid')],
  listUserPayments: async () => [payment as PaymentRecord],
  listDisputes: async () => ({ disputes: [] }),
  listAuditLogs: async () => [auditLog as never],
};
const drawer = () => screen.findByRole('complementary', { name: 'User details' });
const show = async (answers: FakeAnswers = {}, parameters = '') => {
  const user = userEvent.setup();
  const shown = await showUsers({ users: people, ...records, ...answers }, parameters);
  return { user, ...shown };
};

test('a row opens the details, which show the vehicle of a driver who waits for approval', async () => {
  const { user, address } = await show();
  await user.click(screen.getByRole('button', { name: `Actions for ${waiting.user.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'View details' }));
  const details = within(await drawer());
  expect(address()).toContain(`user=${waiting.user.id}`);
  await details.findByText('8ABC123');
  expect(details.getByText('Toyota Camry, 2022')).toBeDefined();
  await details.findByText(auditLog.action);
  for (const name of ['Profile', 'Driver profile', 'Balance', 'Rides', 'Payments', 'Audit']) {
    expect(details.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeDefined();
  }
  await user.click(details.getByRole('button', { name: 'Approve driver' }));
  await screen.findByRole('alertdialog', { name: 'Approve driver' });
  expect(address()).toContain(`dialog=approval&of=${waiting.user.id}`);
});

test('the details say why the profile of a driver was sent back', async () => {
  const profile = waiting.driver_profile;
  if (!profile) throw new Error('The example has a profile');
  const sentBack = { ...waiting, driver_profile: { ...profile, sent_back_reason: 'The plate is wrong' } };
  const { user, address } = await show({ getAdminUser: async () => sentBack }, `user=${waiting.user.id}`);
  const details = within(await drawer());
  await details.findByText('The plate is wrong');
  await user.click(details.getByRole('button', { name: 'Send back' }));
  expect(address()).toContain(`dialog=send-back&of=${waiting.user.id}`);
});

test('a payment says what was refunded of it', async () => {
  const refunded = { ...payment, refunded_amount: 4.59 } as PaymentRecord;
  await show({ listUserPayments: async () => [refunded] }, `user=${rider.id}`);
  await waitFor(async () => expect((await drawer()).textContent).toMatch(/4\.59 refunded/));
});

test('the details say when an account is to be deleted', async () => {
  const leaving = { ...rider, deletion_due_at: '2026-12-05T16:06:00.000Z' } as User;
  const getAdminUser = async () => ({ user: leaving, balance: 0, driver_profile: null, disputes: 0 });
  await show({ getAdminUser }, `user=${rider.id}`);
  await within(await drawer()).findByText('To be deleted on Dec 5, 2026');
});

test('the arrow keys change the person, and Escape returns the focus to the row', async () => {
  const { user, address } = await show({}, `user=${waiting.user.id}`);
  await drawer();
  await waitFor(async () => expect(document.activeElement).toBe(await drawer()));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(address()).toContain(`user=${rider.id}`));
  await waitFor(async () =>
    expect(within(await drawer()).getByRole('heading', { level: 2 }).textContent).toBe(rider.name),
  );
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await waitFor(() => expect(address()).toContain(`user=${rider.id}`));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'User details' })).toBeNull();
  expect(address()).toBe('tab=users');
  expect(document.activeElement?.textContent).toBe(rider.name);
});

test('the arrow keys change the person again and again from a control of the details', async () => {
  const { user, address } = await show({}, `user=${waiting.user.id}`);
  const close = within(await drawer()).getByRole('button', { name: 'Close' });
  close.focus();
  await user.keyboard('{ArrowDown}');
  // At once, because a dialog that closed before watches over the focus too.
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'User details' }));
  await waitFor(() => expect(address()).toContain(`user=${rider.id}`));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(address()).toContain(`user=${driver.id}`));
  await user.keyboard('{Escape}');
  expect(address()).toBe('tab=users');
});

test('Escape from a row that was chosen after another one closes the details, as Back does', async () => {
  const { user, address, entries } = await show();
  const [first] = entries();
  const rowOf = ({ name }: User) => screen.getByRole('link', { name });
  await user.click(rowOf(waiting.user));
  await waitFor(async () => expect(document.activeElement).toBe(await drawer()));
  for (const person of [driver as User, rider as User, rider as User]) {
    await user.click(rowOf(person));
    await waitFor(() => expect(address()).toContain(`user=${person.id}`));
  }
  expect(entries()).toEqual([first, `tab=users&user=${rider.id}`]);
  expect(document.activeElement).toBe(rowOf(rider as User));
  await user.keyboard('{Escape}');
  expect(address()).toBe('tab=users');
  expect(screen.queryByRole('complementary', { name: 'User details' })).toBeNull();
  expect(document.activeElement).toBe(rowOf(rider as User));
});

test('Escape after a press beside all controls of the page closes the details', async () => {
  const { user, address } = await show({}, `user=${rider.id}`);
  await drawer();
  await user.click(document.body);
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{Escape}');
  expect(address()).toBe('tab=users');
});

test('the arrow keys also change the person from a row of the table', async () => {
  const { user, address } = await show({}, `user=${waiting.user.id}`);
  await drawer();
  screen.getByRole('link', { name: waiting.user.name }).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(address()).toContain(`user=${rider.id}`));
  expect(document.activeElement?.textContent).toBe(rider.name);
  screen.getByRole('searchbox').focus();
  await user.keyboard('{ArrowDown}');
  expect(address()).toContain(`user=${rider.id}`);
});

test('on a phone the details cover the page, which cannot be reached until they are closed', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, address } = await show();
  await user.click(screen.getByRole('button', { name: `Actions for ${rider.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'View details' }));
  const sheet = await screen.findByRole('dialog', { name: 'User details' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(sheet.contains(document.activeElement)).toBe(true);
  within(sheet).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(address()).toContain(`user=${driver.id}`));
  expect(document.activeElement).toBe(sheet);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('tab=users');
});

test('Escape in a dialog above the drawer closes only the dialog', async () => {
  const { user } = await show({}, `user=${rider.id}`);
  await user.click(within(await drawer()).getByRole('button', { name: 'Lock' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await drawer();
});

test('the link of the section in view is scrolled into view', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  await show({}, `user=${rider.id}`);
  // Without a layout, all sections have passed the upper edge.
  const link = within(await drawer()).getByRole('button', { name: 'Audit' });
  expect(link.getAttribute('aria-current')).toBe('location');
  await waitFor(() => expect(seen).toContain('Audit'));
});

test('the section whose link was pressed is marked until the person scrolls', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const { user } = await show({}, `user=${rider.id}`);
  const bar = within(within(await drawer()).getByRole('navigation'));
  const current = () => bar.getByRole('button', { current: 'location' }).textContent;
  await user.click(bar.getByRole('button', { name: 'Disputes' }));
  const box = bar.getByRole('button', { name: 'Disputes' }).closest('nav')?.nextElementSibling as HTMLElement;
  fireEvent.scroll(box);
  expect(current()).toBe('Disputes');
  box.scrollTop = 40;
  fireEvent.scroll(box);
  // Without a layout, all sections have passed the upper edge.
  expect(current()).toBe('Audit');
});

test('a link opens a user who is not among the rows, and says when there is none', async () => {
  await showUsers(records, 'user=gone');
  await within(await drawer()).findByText('User not found');
  expect(
    within(await drawer())
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent),
  ).toEqual(['Close']);
  cleanup();
  await showUsers(records, `user=${rider.id}`);
  await within(await drawer()).findByText(rider.email);
});

test('a part that cannot be read says so and is read again alone', async () => {
  const listUserRides = vi.fn<NonNullable<FakeAnswers['listUserRides']>>(() =>
    Promise.reject(new Error('down')),
  );
  const { user } = await show({ listUserRides }, `user=${rider.id}`);
  const rides = within(await within(await drawer()).findByRole('region', { name: /^Rides/ }));
  await rides.findByText('This part could not be loaded.');
  listUserRides.mockImplementation(async () => []);
  await user.click(rides.getByRole('button', { name: 'Retry' }));
  await rides.findByText('Nothing yet');
});

test('a backend without the details shows the row of the list', async () => {
  const getAdminUser = () => Promise.reject({ kind: 'http', status: 404, detail: 'Not Found' });
  await show({ getAdminUser }, `user=${rider.id}`);
  expect((await drawer()).textContent).toContain(rider.email);
});
