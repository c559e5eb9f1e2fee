import type { DriverProfile, User } from '@mobility/openapi';
import pending from '@mobility/openapi/examples/DriverProfile.pending_review.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider, type MobilityProviderProps } from '../provider/MobilityProvider.tsx';
import { createTestSession } from '../testing/session.ts';
import { Profile } from './Profile.tsx';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const user = driver as User;

const allOn = { email_notifications: true, sms_notifications: true, location_sharing: true };

const show = (tab: string | null, answers: FakeAnswers = {}, props: Partial<MobilityProviderProps> = {}) => {
  const session = createTestSession(
    { getCurrentUser: async () => user, getTwoFactor: async () => ({ enabled: false }), ...answers },
    'token',
  );
  const { client, auth, alerts } = session;
  const onTab = vi.fn();
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} {...props}>
      <Profile tab={tab} onTab={onTab} />
    </MobilityProvider>,
  );
  return { ...session, onTab, pointer: userEvent.setup() };
};

test('a rider is online while the own connection is live, whatever was read before it', async () => {
  const rider: User = { ...user, role: 'rider', is_online: false };
  const { channels } = show(null, { getCurrentUser: async () => rider });
  await screen.findByText('Offline');
  await waitFor(() => expect(channels).toHaveLength(1));
  channels[0]?.onOpen();
  expect(await screen.findByText('Online')).toBeTruthy();
});

test('a driver without a profile creates one once and then reads that it is under review', async () => {
  const held: { profile: DriverProfile | null } = { profile: null };
  const createDriverProfile = vi.fn<NonNullable<FakeAnswers['createDriverProfile']>>(async () => {
    held.profile = pending as DriverProfile;
    return held.profile;
  });
  const { pointer } = show('driver', { getDriverProfile: async () => held.profile, createDriverProfile });
  for (const [label, value] of [
    ['Vehicle Make', 'Toyota'],
    ['Vehicle Model', 'Prius'],
    ['License Plate', '8KLM402'],
    ["Driver's License Number", 'D1234567'],
  ] as const)
    await pointer.type(await screen.findByLabelText(label), value);
  await pointer.dblClick(screen.getByRole('button', { name: 'Create Profile' }));
  await screen.findByText('Pending Review');
  expect(createDriverProfile).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Approval Status' }));
});

test('a profile that could not be loaded is loaded again on request', async () => {
  const getDriverProfile = vi
    .fn<NonNullable<FakeAnswers['getDriverProfile']>>()
    .mockRejectedValueOnce({ kind: 'http', status: 500 })
    .mockResolvedValue(pending as DriverProfile);
  const { pointer } = show('driver', { getDriverProfile });
  await screen.findByText('Failed to load your driver profile');
  await pointer.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Pending Review');
});

test('the settings change the appearance, the language and the sound of the page', async () => {
  const appearance = { read: () => 'light' as const, choose: vi.fn() };
  const chooseLocale = vi.fn(async () => undefined);
  const answers = {
    getDriverProfile: async () => null,
    getSettings: async () => allOn,
    listSessions: async () => [],
  };
  const { pointer, alerts } = show('settings', answers, { appearance, chooseLocale });
  await pointer.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(appearance.choose).toHaveBeenCalledExactlyOnceWith('dark');
  expect(screen.getByRole('radio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
  await pointer.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(chooseLocale).toHaveBeenCalledExactlyOnceWith('de-DE');
  const wasMuted = alerts.getSnapshot().matches('muted');
  await pointer.click(screen.getByRole('switch'));
  await waitFor(() => expect(alerts.getSnapshot().matches('muted')).toBe(!wasMuted));
});

test('an unknown tab in the address shows the personal data', async () => {
  const { onTab, pointer } = show('nothing', { getDriverProfile: async () => null });
  await screen.findByDisplayValue(user.email);
  await pointer.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(onTab).toHaveBeenCalledExactlyOnceWith('settings');
});

test('name and phone number are read-only until Edit, and a saved change shows at once', async () => {
  const updateMyProfile = vi.fn<NonNullable<FakeAnswers['updateMyProfile']>>(async ({ name }) => ({
    ...user,
    name,
  }));
  const { pointer, auth } = show('personal', { getDriverProfile: async () => null, updateMyProfile });
  const field = await screen.findByLabelText<HTMLInputElement>('Full Name');
  expect(field.disabled).toBe(true);
  await pointer.click(screen.getByRole('button', { name: 'Edit' }));
  expect(document.activeElement).toBe(field);
  await pointer.clear(field);
  await pointer.type(field, 'Dana Cruz');
  await pointer.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(auth.getSnapshot().context.user?.name).toBe('Dana Cruz'));
  expect(updateMyProfile.mock.calls.map(([body]) => body)).toEqual([
    { name: 'Dana Cruz', phone: user.phone },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

test('a setting is saved at once, and is taken back when it could not be saved', async () => {
  const updateSettings = vi
    .fn<NonNullable<FakeAnswers['updateSettings']>>()
    .mockResolvedValueOnce({ ...allOn, sms_notifications: false })
    .mockRejectedValueOnce({ kind: 'network' });
  const getSettings = vi.fn(async () => ({
    ...allOn,
    sms_notifications: updateSettings.mock.calls.length === 0,
  }));
  const { pointer } = show('settings', {
    getDriverProfile: async () => null,
    listSessions: async () => [],
    getSettings,
    updateSettings,
  });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await waitFor(() => expect(box('SMS notifications').disabled).toBe(false));
  await pointer.click(box('SMS notifications'));
  await pointer.click(box('Location sharing'));
  expect(updateSettings.mock.calls.map(([change]) => change)).toEqual([
    { sms_notifications: false },
    { location_sharing: false },
  ]);
  await waitFor(() => expect(box('Location sharing').checked).toBe(true));
  expect(box('SMS notifications').checked).toBe(false);
});

test('a setting that could not be saved shows what is saved, also while the settings cannot be read', async () => {
  const getSettings = vi.fn(async () => allOn);
  const { pointer } = show('settings', {
    getDriverProfile: async () => null,
    getSettings,
    updateSettings: () => Promise.reject({ kind: 'network' }),
  });
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Location sharing' });
  await waitFor(() => expect(box().disabled).toBe(false));
  getSettings.mockRejectedValue({ kind: 'network' });
  await pointer.click(box());
  await waitFor(() => expect(box().checked).toBe(true));
  await pointer.click(box());
  await waitFor(() => expect(getSettings).toHaveBeenCalledTimes(3));
  expect(box().checked).toBe(true);
});

test('another device is signed out, and this one cannot be', async () => {
  const session = { device: 'Firefox on Linux', address: null, created_at: '2026-11-20T08:00:00.000Z' };
  const open = { ...session, last_active_at: session.created_at, ended_at: null };
  const listSessions = async () => [
    { ...open, id: 'SESSION-OWN', current: true, device: 'Chrome on macOS' },
    { ...open, id: 'SESSION-OTHER', current: false },
  ];
  const revokeSession = vi.fn<NonNullable<FakeAnswers['revokeSession']>>(async () => ({ message: '' }));
  const { pointer } = show('settings', {
    getDriverProfile: async () => null,
    getSettings: async () => allOn,
    listSessions,
    revokeSession,
  });
  await screen.findByText(/^2 devices, last sign-in/);
  await pointer.click(screen.getByRole('button', { name: /^Login Activity/ }));
  await screen.findByRole('button', { name: 'Sign out Firefox on Linux' });
  const lines = screen.getAllByText(/^(Active now|Last active)/).map(({ textContent }) => textContent);
  expect(lines).toEqual(['Active now', expect.stringMatching(/^Last active /)]);
  await pointer.click(screen.getByRole('button', { name: 'Sign out Firefox on Linux' }));
  expect(revokeSession.mock.calls.map(([id]) => id)).toEqual(['SESSION-OTHER']);
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on macOS' })).toBeNull();
  expect(screen.getByText('This device')).toBeDefined();
});

test('on a server without the operations of the account its buttons show that they are not available', async () => {
  const missing = () => Promise.reject({ kind: 'http', status: 404 });
  const { pointer } = show('settings', {
    getDriverProfile: async () => null,
    getSettings: missing,
    getTwoFactor: missing,
    listSessions: missing,
    downloadMyData: missing,
    changePassword: () => Promise.reject({ kind: 'http', status: 501 }),
  });
  await waitFor(() => expect(screen.getAllByText('Not available on this server')).toHaveLength(3));
  await pointer.click(screen.getByRole('button', { name: /^Download My Data/ }));
  await waitFor(() => expect(screen.getAllByText('Not available on this server')).toHaveLength(4));
  await pointer.click(screen.getByRole('button', { name: /^Login Activity/ }));
  await screen.findByText('This server does not offer this yet.');
  await pointer.click(screen.getByRole('button', { name: 'Close' }));
  await pointer.click(screen.getByRole('button', { name: /^Change Password/ }));
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'mobility' } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'harbour7' } });
  fireEvent.change(screen.getByLabelText('Repeat the new password'), { target: { value: 'harbour7' } });
  await pointer.click(screen.getByRole('button', { name: 'Change Password' }));
  await screen.findByText('This server does not offer this yet.');
});

test('a driver reads why the profile was sent back, and sends it again', async () => {
  const held = { profile: { ...pending, sent_back_reason: 'The plate is wrong' } as DriverProfile };
  const updateDriverProfile = vi.fn<NonNullable<FakeAnswers['updateDriverProfile']>>(async (body) => {
    held.profile = { ...held.profile, ...body, sent_back_reason: null };
    return held.profile;
  });
  const { pointer } = show('driver', { getDriverProfile: async () => held.profile, updateDriverProfile });
  await screen.findByText('The plate is wrong');
  await pointer.click(screen.getByRole('button', { name: 'Change and send again' }));
  await pointer.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByText('Pending Review');
  expect(updateDriverProfile).toHaveBeenCalledTimes(1);
});

test('a driver changes the profile, and reads that it is reviewed again', async () => {
  const approved = { ...pending, is_approved: true } as DriverProfile;
  const held = { profile: approved };
  const updateDriverProfile = vi.fn<NonNullable<FakeAnswers['updateDriverProfile']>>(async (body) => {
    held.profile = { ...approved, ...body, is_approved: false };
    return held.profile;
  });
  const { pointer } = show('driver', { getDriverProfile: async () => held.profile, updateDriverProfile });
  await screen.findByText('Approved');
  await pointer.click(screen.getByRole('button', { name: 'Update Profile' }));
  fireEvent.change(screen.getByLabelText('License Plate'), { target: { value: '9NEW999' } });
  await pointer.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByText('Pending Review');
  expect(updateDriverProfile.mock.calls[0]?.[0]).toMatchObject({ license_plate: '9NEW999' });
  expect(screen.getByText('9NEW999')).toBeDefined();
});

const unverified = { getCurrentUser: async () => ({ ...user, email_verified: false }) };

test('a user whose address is not verified can request the link, which is sent once', async () => {
  const sendMyValidationEmail = vi.fn(async () => ({ message: 'On its way' }));
  const { pointer } = show('personal', { ...unverified, sendMyValidationEmail });
  await pointer.dblClick(await screen.findByRole('button', { name: 'Send the Link' }));
  await screen.findByText(`A link is on its way to ${user.email}. It is valid for 24 hours.`);
  expect(sendMyValidationEmail).toHaveBeenCalledOnce();
});

test('a link that could not be sent can be requested again', async () => {
  const sendMyValidationEmail = vi.fn().mockRejectedValueOnce({ kind: 'http', status: 500 });
  const { pointer } = show('personal', { ...unverified, sendMyValidationEmail });
  await pointer.click(await screen.findByRole('button', { name: 'Send the Link' }));
  await screen.findByText('The link could not be sent. Please try again.');
  expect(screen.getByRole('button', { name: 'Send the Link' })).toBeDefined();
});

test('a server without the operation offers no link', async () => {
  const sendMyValidationEmail = () => Promise.reject({ kind: 'http', status: 404 });
  const { pointer } = show('personal', { ...unverified, sendMyValidationEmail });
  await pointer.click(await screen.findByRole('button', { name: 'Send the Link' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the Link' })).toBeNull());
});
