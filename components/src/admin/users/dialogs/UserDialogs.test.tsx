import type { AdminUser, DriverProfile, Message, User } from '@mobility/openapi';
import driverDetails from '@mobility/openapi/examples/AdminUser.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/User.driver_pending_review.json' with { type: 'json' };
import locked from '@mobility/openapi/examples/User.rider_locked.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { showUsers } from '../testing/show-users.tsx';
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

const own = () => refusal(409, { detail: 'You cannot lock your own account' });

test('an admin writes to one user, who is named', async () => {
  const sendUserMessage = vi.fn<NonNullable<FakeAnswers['sendUserMessage']>>(async () => ({ message: '' }));
  const { user, messages } = await choose('Send message', { sendUserMessage });
  expect((await openDialog()).textContent).toContain(maya.name);
  await press(user, 'Send');
  await screen.findByText('Please enter a message');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), ' Please send a photo ');
  await press(user, 'Send');
  await isClosed();
  expect(sendUserMessage.mock.calls.map(([id, body]) => [id, body])).toEqual([
    [maya.id, { message: 'Please send a photo' }],
  ]);
  expect(messages).toEqual(['admin.notificationSent']);
});

test.each([
  [unknown, 'User not found'],
  [broken, 'Failed to send notification'],
])('a message that is not sent stays open with the reason (%#)', async (sendUserMessage, text) => {
  const { user } = await choose('Send message', { sendUserMessage });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
  await press(user, 'Send');
  await screen.findByText(text);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Hello');
});

test('an admin sets a new password after two equal ones are typed', async () => {
  const message = 'Password reset. The user has been signed out everywhere.';
  const resetUserPassword = vi.fn<NonNullable<FakeAnswers['resetUserPassword']>>(async () => ({ message }));
  const { user, messages } = await choose('Reset password', { resetUserPassword });
  await press(user, 'Reset password');
  await screen.findByText('Passwords do not match');
  await user.type(screen.getByLabelText('New password'), 'abc123');
  screen.getByText('This password is easy to guess');
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), 'violet-harbour');
  await user.type(screen.getByLabelText('Confirm new password'), 'violet');
  await press(user, 'Reset password');
  await screen.findByText('Passwords do not match');
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm new password'));
  expect(resetUserPassword).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Confirm new password'), '-harbour');
  await press(user, 'Reset password');
  await isClosed();
  expect(resetUserPassword).toHaveBeenCalledExactlyOnceWith(maya.id, { new_password: 'violet-harbour' });
  expect(messages).toEqual([message]);
});

test.each([
  [unknown, 'User not found'],
  [notAdmin, 'Admin access required'],
  [broken, 'Failed to reset password'],
  [
    () => refusal(422, { detail: [{ msg: 'new password must be at least 6 characters' }] }),
    'new password must be at least 6 characters',
  ],
])('a password that is not set shows the reason (%#)', async (resetUserPassword, text) => {
  const { user } = await choose('Reset password', { resetUserPassword });
  await user.type(await screen.findByLabelText('New password'), 'violet');
  await user.type(screen.getByLabelText('Confirm new password'), 'violet');
  await press(user, 'Reset password');
  await screen.findByText(text);
});

test('a new password that is too short is refused in words of the page, before it is sent', async () => {
  const resetUserPassword = vi.fn<NonNullable<FakeAnswers['resetUserPassword']>>(async () => ({
    message: 'Password reset',
  }));
  const { user } = await choose('Reset password', { resetUserPassword });
  const field = await screen.findByLabelText('New password');
  await user.type(field, 'abc');
  await press(user, 'Reset password');
  await screen.findByText('Passwords do not match');
  await user.type(screen.getByLabelText('Confirm new password'), 'abc');
  await press(user, 'Reset password');
  await screen.findByText('Password must be at least 6 characters');
  await user.keyboard('def');
  expect(document.activeElement).toBe(field);
  expect(resetUserPassword).not.toHaveBeenCalled();
});

test('an admin locks a user after one question', async () => {
  const setUserStatus = vi.fn<NonNullable<FakeAnswers['setUserStatus']>>(async () => ({
    ...maya,
    is_active: false,
  }));
  const { user, messages, topics } = await choose('Lock account', { setUserStatus });
  expect(setUserStatus).not.toHaveBeenCalled();
  await press(user, 'Lock account');
  await isClosed();
  expect(setUserStatus).toHaveBeenCalledExactlyOnceWith(maya.id, { is_active: false });
  expect(messages).toEqual(['admin.userLocked']);
  expect(topics).toEqual([`lock:${maya.id}`]);
});

test('a second press before the first one is rendered starts nothing again', async () => {
  const setUserStatus = vi.fn<NonNullable<FakeAnswers['setUserStatus']>>(async () => maya);
  const { messages } = await choose('Lock account', { setUserStatus });
  const form = (await openDialog()).querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await isClosed();
  expect(setUserStatus).toHaveBeenCalledOnce();
  expect(messages).toEqual(['admin.userLocked']);
});

test.each([
  [unknown, 'User not found'],
  [notAdmin, 'Admin access required'],
  [broken, 'Failed to update user status'],
  [own, 'You cannot lock your own account'],
])('a lock that fails shows the reason (%#)', async (setUserStatus, text) => {
  const { user } = await choose('Lock account', { setUserStatus });
  await press(user, 'Lock account');
  await screen.findByText(text);
});

test('an unlock and a validation e-mail need no question', async () => {
  const setUserStatus = vi.fn<NonNullable<FakeAnswers['setUserStatus']>>(async () => ({ message: '' }));
  const { user, messages, topics } = await choose(
    'Unlock account',
    {
      setUserStatus,
      sendValidationEmail: async () => ({ message: 'A validation e-mail is on its way to Maya' }),
    },
    locked as User,
  );
  expect(setUserStatus).toHaveBeenCalledExactlyOnceWith(locked.id, { is_active: true });
  await user.click(screen.getByRole('button', { name: `Actions for ${locked.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send validation e-mail' }));
  await waitFor(() =>
    expect(messages).toEqual(['admin.userUnlocked', 'A validation e-mail is on its way to Maya']),
  );
  expect(topics).toEqual([`lock:${locked.id}`, undefined]);
});

test('a validation e-mail is sent once for two presses before it is answered, and to another user meanwhile', async () => {
  const answer = Promise.withResolvers<Message>();
  const sendValidationEmail = vi.fn<NonNullable<FakeAnswers['sendValidationEmail']>>(() => answer.promise);
  const other: User = { ...maya, id: 'other', name: 'Jo Ek' };
  const user = userEvent.setup();
  await showUsers({ users: [maya, other], sendValidationEmail });
  for (const { name } of [maya, maya, other]) {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send validation e-mail' }));
  }
  expect(sendValidationEmail.mock.calls.map(([id]) => id)).toEqual([maya.id, other.id]);
});

test.each([
  [unknown, 'admin.userNotFound'],
  [notAdmin, 'admin.adminRequired'],
  [broken, 'admin.validationFailed'],
])('a validation e-mail that is not sent is reported (%#)', async (sendValidationEmail, message) => {
  const { messages } = await choose('Send validation e-mail', { sendValidationEmail });
  await waitFor(() => expect(messages).toEqual([message]));
});

test('an admin approves a waiting driver once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<User>();
  const setDriverApproval = vi.fn<NonNullable<FakeAnswers['setDriverApproval']>>(() => answer.promise);
  const { user, messages } = await choose('Approve driver', { setDriverApproval }, pending as User);
  await user.dblClick(within(await openDialog()).getByRole('button', { name: 'Approve' }));
  expect(setDriverApproval).toHaveBeenCalledExactlyOnceWith(pending.id, { is_approved: true });
  answer.resolve({ ...(pending as User), is_approved: true });
  await isClosed();
  expect(messages).toEqual(['admin.driverApproved']);
});

test('the question before an approval names the vehicle and the licence', async () => {
  const { user: waiting, ...details } = driverDetails as AdminUser;
  const getAdminUser = async () => ({ user: waiting, ...details });
  await choose('Approve driver', { getAdminUser }, waiting);
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve driver' }));
  const license = details.driver_profile?.license_number;
  for (const text of ['Toyota Camry, 2022', '8ABC123', 'Comfort', license ?? '']) question.getByText(text);
});

test('an approval names the vehicle that the admin sees, and one that the driver changed is shown first', async () => {
  const { user: waiting, ...details } = driverDetails as AdminUser;
  const profile = details.driver_profile as DriverProfile;
  let plate = 'PLATE2';
  const setDriverApproval = vi.fn<NonNullable<FakeAnswers['setDriverApproval']>>(async () => waiting);
  setDriverApproval.mockImplementationOnce(() => {
    plate = 'PLATE3';
    return refusal(409, { code: 'driver_profile_changed', detail: 'The driver has changed the vehicle' });
  });
  const getAdminUser = async () => ({
    ...details,
    user: { ...waiting, is_approved: false },
    driver_profile: { ...profile, license_plate: plate },
  });
  const answers = { getAdminUser, setDriverApproval };
  const { user } = await choose('Approve driver', answers, { ...waiting, is_approved: false });
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve driver' }));
  const approve = question.getByRole('button', { name: 'Approve' });
  question.getByText('PLATE2');
  await user.click(approve);
  await question.findByText('The driver has changed the vehicle in the meantime.');
  expect(approve).toHaveProperty('disabled', true);
  await user.click(question.getByRole('button', { name: 'Update' }));
  question.getByText('PLATE3');
  expect(question.queryByText(/has changed the vehicle/)).toBeNull();
  await user.click(approve);
  await isClosed();
  const seen = setDriverApproval.mock.calls.map(([, { seen }]) => seen?.license_plate);
  expect(seen).toEqual(['PLATE2', 'PLATE3']);
});

test('an admin sends a waiting driver back with a reason', async () => {
  const sendDriverBack = vi.fn<NonNullable<FakeAnswers['sendDriverBack']>>(async () => pending as User);
  const details = { user: pending as User, balance: 0, driver_profile: null, disputes: 0 };
  await showUsers({ getAdminUser: async () => details, sendDriverBack }, `dialog=send-back&of=${pending.id}`);
  const user = userEvent.setup();
  const dialog = within(await openDialog());
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await dialog.findByText('Please enter a reason');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' The plate is wrong ');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await isClosed();
  expect(sendDriverBack).toHaveBeenCalledExactlyOnceWith(pending.id, { reason: 'The plate is wrong' });
});

test('a refused change of an approval shows the server’s reason', async () => {
  const setDriverApproval = () =>
    refusal(404, { detail: 'This user has no driver profile', code: 'driver_profile_not_found' });
  const { user } = await choose('Revoke approval', { setDriverApproval }, driver as User);
  await press(user, 'Revoke');
  await screen.findByText('This user has no driver profile');
});

test('a link opens the dialog of a user who is not among the rows, and says when there is none', async () => {
  const details = { user: maya, balance: 0, driver_profile: null, disputes: 0 };
  await showUsers({ getAdminUser: async () => details }, `dialog=lock&of=${maya.id}`);
  expect((await openDialog()).textContent).toContain(maya.name);
  cleanup();
  await showUsers({ getAdminUser: unknown }, 'dialog=edit&of=gone');
  await within(await screen.findByRole('dialog', { name: 'User' })).findByText('This user does not exist.');
});
