import type { AdminUser, User } from '@mobility/openapi';
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

afterEach(cleanup);

test('only the edited fields of a user are sent', async () => {
  const updateUser = vi.fn<NonNullable<FakeAnswers['updateUser']>>(async () => ({ ...maya, name: 'Mia' }));
  const { user, messages, address } = await choose('Edit profile', { updateUser });
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
  const { user, messages } = await choose('Edit profile', { updateUser });
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
  demotion.resolve({ user: { ...maya, name: 'Another name' }, ...details });
  await screen.findByRole('button', { name: /Rider.* Role/ });
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
  const { user } = await choose('Edit profile', { updateUser });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'x');
  await press(user, 'Save');
  await screen.findByText(text);
});

test.each([
  ['Name', 'name', 'name must not contain marks', 'Please enter a name without hidden characters'],
  ['E-mail', 'email', 'email must be a valid e-mail address', 'Please enter a valid e-mail address'],
])('a refused %s stands at its field, which has the focus', async (label, field, msg, text) => {
  const { user } = await choose('Edit profile', {
    updateUser: () => refusal(422, { code: 'validation_failed', detail: [{ loc: ['body', field], msg }] }),
  });
  const input = await screen.findByRole('textbox', { name: label });
  await user.type(input, 'x');
  await press(user, 'Save');
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  expect(screen.queryByText(msg)).toBeNull();
  await user.type(input, 'x');
  expect(screen.queryByText(text)).toBeNull();
});
