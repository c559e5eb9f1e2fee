import { driverProfileMachine } from '@mobility/machines/driver-profile.machine';
import type { DriverProfile, User } from '@mobility/openapi';
import profile from '@mobility/openapi/examples/DriverProfile.pending_review.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { Live } from '../testing/Live.tsx';
import { ProfilePage, type ProfileTab } from './ProfilePage.tsx';

afterEach(cleanup);

// JSON knows no literal types; the contract's own test proves that the examples fit.
const user = driver as User;
const waiting = profile as DriverProfile;
const settings = () => ({
  appearance: 'system' as const,
  onAppearance: vi.fn(),
  soundEnabled: true,
  onSoundEnabled: vi.fn(),
  volume: 0.8,
  onVolume: vi.fn(),
});
const show = (tab: ProfileTab, held: DriverProfile | null = waiting, change: Partial<User> = {}) => {
  const actor = createActor(driverProfileMachine, {
    input: { alerts: { send: vi.fn() }, year: 2026 },
  }).start();
  const given = settings();
  render(
    <Live actor={actor}>
      {(snapshot) => (
        <ProfilePage
          user={{ ...user, ...change }}
          driver={{ profile: held, onRetry: vi.fn(), form: { snapshot, send: actor.send } }}
          settings={given}
          tab={tab}
          onTab={vi.fn()}
        />
      )}
    </Live>,
  );
  return given;
};

test('shows who this is, with the defaults of somebody new', () => {
  show('personal', waiting, { rating: null, total_rides: undefined });
  expect(screen.getByTestId('profile-page').textContent).toContain('Rating5');
  expect(screen.getByTestId('profile-page').textContent).toContain('Total Rides0');
  expect(screen.getByText(user.email)).toBeDefined();
});

test('tells a driver that the profile is under review', () => {
  show('driver');
  expect(screen.getByText('Pending Review')).toBeDefined();
  expect(
    screen.getByText("Your driver profile is under review. You'll be notified once approved."),
  ).toBeDefined();
});

test('asks for what is missing before a profile is created', async () => {
  show('driver', null);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Create Profile' }));
  expect(screen.getAllByText('Please fill in this field').length).toBeGreaterThan(0);
});

test('settings take effect at once', async () => {
  const given = show('settings');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Dark' }));
  expect(given.onAppearance).toHaveBeenCalledWith('dark');
});
