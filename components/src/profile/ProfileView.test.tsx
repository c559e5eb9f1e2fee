import { avatarMachine } from '@mobility/machines/avatar';
import { driverProfileMachine } from '@mobility/machines/driver-profile';
import { profileMachine } from '@mobility/machines/profile';
import type { DriverProfile, User } from '@mobility/openapi';
import profile from '@mobility/openapi/examples/DriverProfile.pending_review.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { Live } from '../testing/Live.tsx';
import { type ProfileTab, ProfileView } from './ProfileView.tsx';
import { NotificationSettings } from './settings/NotificationSettings.tsx';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const user = driver as User;
const waiting = profile as DriverProfile;
const settings = () => ({
  notifications: { settings: undefined, onChange: vi.fn() },
  account: { onOpen: vi.fn() },
  appearance: { appearance: 'system' as const, onChoose: vi.fn() },
  language: { locale: 'en-US' as const, onChoose: vi.fn() },
  soundEnabled: true,
  onSoundEnabled: vi.fn(),
  volume: 0.8,
  onVolume: vi.fn(),
});
const show = (tab: ProfileTab, held: DriverProfile | null = waiting, change: Partial<User> = {}) => {
  const actor = createActor(driverProfileMachine, {
    input: { alerts: { send: vi.fn() }, year: 2026 },
  }).start();
  const personal = createActor(profileMachine, { input: { alerts: { send: vi.fn() } } }).start();
  const picture = createActor(avatarMachine, { input: { alerts: { send: vi.fn() } } }).start();
  const given = settings();
  render(
    <Live actor={actor}>
      {(snapshot) => (
        <ProfileView
          user={{ ...user, ...change }}
          picture={{ snapshot: picture.getSnapshot(), send: picture.send }}
          personal={{ snapshot: personal.getSnapshot(), send: personal.send }}
          driver={{
            profile: held,
            onRetry: vi.fn(),
            form: { snapshot, send: actor.send },
            onUpdate: vi.fn(),
          }}
          settings={given}
          tab={tab}
          onTab={vi.fn()}
        />
      )}
    </Live>,
  );
  return given;
};

test('a new user has the default rating and no rides', () => {
  show('personal', waiting, { rating: null, total_rides: undefined });
  expect(screen.getByTestId('profile-page').textContent).toContain('Rating5');
  expect(screen.getByTestId('profile-page').textContent).toContain('Total Rides0 completed');
  expect(screen.getByDisplayValue(user.email)).toBeDefined();
});

test('a driver whose profile is not approved reads that it is under review', () => {
  show('driver');
  expect(screen.getByText('Pending Review')).toBeDefined();
  expect(
    screen.getByText("Your driver profile is under review. You'll be notified once approved."),
  ).toBeDefined();
});

test('an incomplete driver profile is not created, and its empty fields are marked', async () => {
  show('driver', null);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Create Profile' }));
  expect(screen.getAllByText('Please fill in this field')).toHaveLength(4);
  expect(document.activeElement?.textContent).toContain('Check 4 fields');
  await userEvent.setup().click(screen.getByRole('button', { name: 'License Plate' }));
  expect(document.activeElement).toBe(screen.getByLabelText('License Plate'));
});

test('a chosen appearance and a chosen language are reported', async () => {
  const given = show('settings');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Dark' }));
  expect(given.appearance.onChoose).toHaveBeenCalledExactlyOnceWith('dark');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(given.language.onChoose).toHaveBeenCalledExactlyOnceWith('de-DE');
});

test('a rider’s setting for the PIN has its place, and is off as usual, while the settings load', () => {
  const pin = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Start PIN' });
  const show = (change: object) =>
    render(<NotificationSettings settings={undefined} onChange={vi.fn()} isRider {...change} />);
  show({});
  expect(pin()).toMatchObject({ disabled: true, checked: false });
  cleanup();
  show({ isRider: false });
  expect(pin()).toBeNull();
  cleanup();
  show({ isUnavailable: true });
  expect(pin()).toBeNull();
});

test('the three settings of the account are checkboxes, on and disabled until the server has answered', () => {
  show('settings');
  const boxes = ['Email notifications', 'SMS notifications', 'Location sharing'].map((name) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }),
  );
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(boxes.every(({ disabled }) => disabled)).toBe(true);
});

test.each([
  [true, 'This address is verified.'],
  [false, 'This address is not verified yet.'],
])('the personal data show whether the e-mail address is verified: %s', (email_verified, text) => {
  show('personal', waiting, { email_verified });
  expect(screen.getByText(text)).toBeDefined();
});

test('the personal data are the name, the e-mail address and the phone number, in this order', () => {
  show('personal');
  const fields = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
  expect(fields).toEqual(['name', 'email', 'phone']);
});
