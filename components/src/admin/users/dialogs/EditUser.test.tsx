import type { AdminUser, AuditLog, User } from '@mobility/openapi';
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  broken,
  choose,
  isClosed,
  maya,
  notAdmin,
  openDialog,
  press,
  refusal,
  unknown,
} from '../testing/user-dialog.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const reading = (user: () => User): FakeAnswers => ({
  getAdminUser: async () => ({ user: user(), balance: 0, driver_profile: null, disputes: 0 }),
});
/** Opens the dialog of a user who stays as listed. */
const openEdit = (answers: FakeAnswers) => choose('Edit profile', { ...reading(() => maya), ...answers });

test('only the edited fields of a user are sent', async () => {
  const updateUser = vi.fn<NonNullable<FakeAnswers['updateUser']>>(async () => ({ ...maya, name: 'Mia' }));
  const { user, messages, address } = await openEdit({ updateUser });
  expect(address()).toContain(`dialog=edit&of=${maya.id}`);
  const name = within(await openDialog()).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Mia');
  await user.click(within(await openDialog()).getByRole('button', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Driver' }));
  await press(user, 'Save');
  await isClosed();
  expect(updateUser).toHaveBeenCalledExactlyOnceWith(maya.id, { name: 'Mia', role: 'driver' });
  expect(messages).toEqual(['admin.userUpdated']);
  expect(address()).toBe('tab=users');
});

test('a save with nothing edited sends nothing and closes', async () => {
  const updateUser = vi.fn<NonNullable<FakeAnswers['updateUser']>>(async () => maya);
  const { user, messages } = await openEdit({ updateUser });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'x');
  await user.type(name, '{Backspace}');
  await press(user, 'Save');
  await isClosed();
  expect(updateUser).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('what another admin changed meanwhile is shown, and is not undone by a save of other fields', async () => {
  const updateUser = vi.fn<NonNullable<FakeAnswers['updateUser']>>(async () => maya);
  const details = { balance: 0, driver_profile: null, disputes: 0 };
  const demotion = Promise.withResolvers<AdminUser>();
  const admin: User = { ...maya, role: 'admin' };
  const getAdminUser = () => demotion.promise;
  const { user } = await choose('Edit profile', { updateUser, getAdminUser }, admin);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' B');
  screen.getByRole('button', { name: /Admin.* Role/ });
  demotion.resolve({ user: { ...maya, email: 'other@rider.example' }, ...details });
  await screen.findByRole('button', { name: /Rider.* Role/ });
  await screen.findByDisplayValue('other@rider.example');
  await press(user, 'Save');
  await isClosed();
  expect(updateUser).toHaveBeenCalledExactlyOnceWith(maya.id, { name: `${maya.name} B` });
});

test('a field that is set back to what it was is not sent, though another admin changed it meanwhile', async () => {
  const updateUser = vi.fn<NonNullable<FakeAnswers['updateUser']>>(async () => maya);
  const demotion = Promise.withResolvers<AdminUser>();
  const details = { balance: 0, driver_profile: null, disputes: 0 };
  const admin: User = { ...maya, role: 'admin' };
  const { user } = await choose('Edit profile', { updateUser, getAdminUser: () => demotion.promise }, admin);
  const chooseRole = async (role: string) => {
    await user.click(await screen.findByRole('button', { name: /Role/ }));
    await user.click(await screen.findByRole('option', { name: role }));
  };
  await chooseRole('Driver');
  demotion.resolve({ user: { ...maya, name: 'Another name' }, ...details });
  await screen.findByDisplayValue('Another name');
  await chooseRole('Admin');
  await press(user, 'Save');
  await isClosed();
  expect(updateUser).not.toHaveBeenCalled();
});

/** The edit dialog, in which the admin types a name while another admin stores one. */
const editBoth = async (mine: string, theirs: User, answers: FakeAnswers = {}) => {
  const stored = { now: maya };
  const updateUser = vi.fn<NonNullable<FakeAnswers['updateUser']>>(async () => maya);
  const shown = await choose('Edit profile', { updateUser, ...reading(() => stored.now), ...answers });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await shown.user.clear(name);
  await shown.user.type(name, mine);
  stored.now = theirs;
  await press(shown.user, 'Save');
  return { ...shown, name, updateUser };
};
const renamed: AuditLog = {
  id: 'a1',
  timestamp: '2026-11-22T12:00:00.000Z',
  action: 'admin_user_modified',
  entity_type: 'user',
  severity: 'medium',
  description: 'Profile changed',
  user_name: 'Sam Whitfield',
  metadata: { changes: { name: { from: maya.name, to: 'Theirs' } } },
};

test('a field that another admin has changed too is not sent before the admin has decided', async () => {
  const listAuditLogs = async () => [renamed];
  const { user, name, updateUser, messages } = await editBoth(
    'Mine',
    { ...maya, name: 'Theirs' },
    { listAuditLogs },
  );
  await screen.findByText('Sam Whitfield has changed this to “Theirs” while you edited it.');
  expect([updateUser.mock.calls, messages, name.value]).toEqual([[], [], 'Mine']);
  expect(document.activeElement?.textContent).toBe('Keep mine');
  await press(user, 'Save');
  expect([updateUser.mock.calls, document.activeElement?.textContent]).toEqual([[], 'Keep mine']);
  await press(user, 'Keep mine');
  expect([screen.queryByText(/while you edited it/), document.activeElement]).toEqual([null, name]);
  await press(user, 'Save');
  await isClosed();
  expect(updateUser).toHaveBeenCalledExactlyOnceWith(maya.id, { name: 'Mine' });
});

test('the value of the other admin can be taken, and is not sent', async () => {
  const listAuditLogs = () => refusal(500);
  const { user, name, updateUser } = await editBoth('Mine', { ...maya, name: 'Theirs' }, { listAuditLogs });
  await screen.findByText('Somebody else has changed this to “Theirs” while you edited it.');
  await press(user, 'Take theirs');
  expect([name.value, document.activeElement]).toEqual(['Theirs', name]);
  await press(user, 'Save');
  await isClosed();
  expect(updateUser).not.toHaveBeenCalled();
});

test.each([
  ['another field', { ...maya, email: 'other@rider.example' }],
  ['the same field to the same value', { ...maya, name: 'Mine' }],
])('another admin who changed %s is no conflict', async (_, theirs) => {
  const { updateUser } = await editBoth('Mine', theirs);
  await isClosed();
  expect(updateUser).toHaveBeenCalledExactlyOnceWith(maya.id, { name: 'Mine' });
});

test('while the user cannot be read nothing is sent, and a backend without the details sends', async () => {
  const broken = await editBoth('Mine', maya, { getAdminUser: () => refusal(500) });
  await screen.findByText('Failed to update user profile');
  expect(broken.updateUser).not.toHaveBeenCalled();
  cleanup();
  const missing = await editBoth('Mine', maya, { getAdminUser: () => refusal(404, { detail: 'Not Found' }) });
  await isClosed();
  expect(missing.updateUser).toHaveBeenCalledOnce();
});

test.each([
  ['an unknown user', unknown, 'User not found'],
  ['a missing role', notAdmin, 'Admin access required'],
  ['an error of the server', broken, 'Failed to update user profile'],
  [
    'a backend without the operation',
    () => refusal(501),
    'User profile update feature not yet implemented in backend',
  ],
  [
    'an unknown route',
    () => refusal(404, { detail: 'Not Found' }),
    'User profile update feature not yet implemented in backend',
  ],
  ['a taken address', () => refusal(409, { detail: 'Email already registered' }), 'Email already registered'],
])('after %s the edited profile stays open with the reason', async (_, updateUser, text) => {
  const { user } = await openEdit({ updateUser });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'x');
  await press(user, 'Save');
  await screen.findByText(text);
});

const invalid = (field: string, msg: string) => () =>
  refusal(422, { code: 'validation_failed', detail: [{ loc: ['body', field], msg }] });
const taken = () => refusal(409, { code: 'email_taken', detail: 'Email already registered' });

test.each([
  ['Name', invalid('name', 'name must not contain marks'), 'Please enter a name without hidden characters'],
  ['E-mail', invalid('email', 'email must be a valid e-mail address'), 'Please enter a valid e-mail address'],
  ['E-mail', taken, 'Email already registered'],
])('a refused %s stands at its field, which has the focus', async (label, updateUser, text) => {
  const { user } = await openEdit({ updateUser });
  const input = await screen.findByRole('textbox', { name: label });
  await user.type(input, 'x');
  await press(user, 'Save');
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  expect(screen.queryByText(/must/)).toBeNull();
  await user.type(input, 'x');
  expect(screen.queryByText(text)).toBeNull();
});

test('what was edited and not saved is there again when the dialog is opened again, until it is saved', async () => {
  const updateUser = vi.fn<NonNullable<FakeAnswers['updateUser']>>(async () => maya);
  const { user } = await openEdit({ updateUser });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' B');
  await press(user, 'Cancel');
  await isClosed();
  cleanup();
  const again = await openEdit({ updateUser });
  await screen.findByDisplayValue(`${maya.name} B`);
  await press(again.user, 'Save');
  await isClosed();
  expect(updateUser).toHaveBeenCalledExactlyOnceWith(maya.id, { name: `${maya.name} B` });
  cleanup();
  await openEdit({ updateUser });
  await screen.findByDisplayValue(maya.name);
});

test.each(['{', '7', '{"name":"x","role":{"before":"rider","now":"owner"}}'])(
  'the form opens where the storage has %s',
  async (stored) => {
    sessionStorage.setItem(`mobility_typed:edit-user:${maya.id}`, stored);
    await openEdit({});
    await screen.findByDisplayValue(maya.name);
    screen.getByRole('button', { name: /Rider.* Role/ });
  },
);
