import { DriverProfileForm, ProfileView } from '@mobility/components/profile';
import { avatarMachine } from '@mobility/machines/avatar';
import {
  type DriverProfileContext,
  driverProfileMachine,
  emptyProfile,
  profileErrors,
} from '@mobility/machines/driver-profile';
import { type ProfileContext, profileMachine } from '@mobility/machines/profile';
import type { DriverProfile } from '@mobility/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { StateValueFrom } from 'xstate';
import { hostile, longName, profiles, users } from '../fixtures.ts';
import { alerts, hold, ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const year = 2026;
const empty = emptyProfile(year);
const filled = {
  ...empty,
  vehicle_make: 'Toyota',
  vehicle_model: 'Camry',
  vehicle_year: '2022',
  license_plate: '8ABC123',
  license_number: 'D1234567',
};

/** The driver's tab: a profile, or the form that creates one in this state. */
const driver = (
  profile: DriverProfile | null | undefined,
  value: StateValueFrom<typeof driverProfileMachine> = 'editing',
  context: Partial<DriverProfileContext> = {},
) => ({
  profile,
  onRetry: ignore,
  onUpdate: ignore,
  form: {
    snapshot: hold(driverProfileMachine, { input: { alerts, year }, value, context }),
    send: ignore,
  },
});

/** The form that changes a driver's profile. */
const vehicleForm = (value: StateValueFrom<typeof driverProfileMachine>) => (
  <DriverProfileForm
    snapshot={hold(driverProfileMachine, { input: { alerts, year, profile: profiles.approved }, value })}
    send={ignore}
    onCancel={ignore}
  />
);

/** The form of the user's own data in a state. */
const personal = (
  value: StateValueFrom<typeof profileMachine> = 'reading',
  context: Partial<ProfileContext> = {},
) => ({ snapshot: hold(profileMachine, { input: { alerts }, value, context }), send: ignore });

const form = { name: 'Riley Rivera', email: 'rider@mobility.example', phone: '+1 415 555 0101' };
const allOn = { email_notifications: true, sms_notifications: true, location_sharing: true };

const meta = {
  title: 'profile/Profile',
  component: ProfileView,
  subcomponents: { DriverProfileForm },
  decorators: [inPage],
  args: {
    user: users.rider,
    picture: { snapshot: hold(avatarMachine, { input: { alerts }, value: 'idle' }), send: ignore },
    personal: personal(),
    settings: {
      notifications: { settings: allOn, onChange: ignore },
      account: {
        onOpen: ignore,
        hints: { twoFactor: 'Off', loginActivity: '2 devices, last sign-in Nov 20, 2026, 8:29 AM' },
      },
      appearance: { appearance: 'system', onChoose: ignore },
      language: { locale: 'en-US', onChoose: ignore },
      soundEnabled: true,
      onSoundEnabled: ignore,
      volume: 0.8,
      onVolume: ignore,
    },
    tab: 'personal',
    onTab: ignore,
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

const unverified = (status: 'idle' | 'pending' | 'success' | 'error') => ({
  user: { ...users.rider, email_verified: false },
  personal: { ...personal(), validation: { status, onSend: ignore } },
});

export const AddressNotVerified: Story = { args: unverified('idle') };
export const SendingTheLink: Story = { args: unverified('pending') };
export const LinkSent: Story = { args: unverified('success') };
export const LinkNotSent: Story = { args: unverified('error') };

const ofDriver = (
  tab: NonNullable<ComponentProps<typeof ProfileView>['driver']>,
  user = users.driver,
): Story => ({
  args: { user, tab: 'driver', driver: tab },
});

export const Rider: Story = {};
export const Driver: Story = ofDriver(driver(profiles.approved));
export const DriverUnderReview: Story = ofDriver(driver(profiles.pending), users.driverPending);
export const DriverLoading: Story = ofDriver(driver(undefined));
export const DriverCouldNotBeLoaded: Story = ofDriver({
  ...driver(undefined),
  ...{ error: 'Failed to load driver profile' },
});
export const DescribeYourVehicle: Story = ofDriver(driver(null), users.driverPending);
export const VehicleFieldsToCheck: Story = ofDriver(
  driver(null, 'editing', { errors: profileErrors({ ...empty, vehicle_year: '1899' }, year) }),
);
export const CreatingTheProfile: Story = ofDriver(driver(null, 'saving', { form: filled }));
export const CouldNotBeCreated: Story = ofDriver(
  driver(null, 'failed', { form: filled, error: { message: 'driver.profileFailed' } }),
);
export const UpdatingTheVehicle: Story = ofDriver({
  ...driver(profiles.approved),
  update: vehicleForm('editing'),
});
export const VehicleIsBeingUpdated: Story = {
  ...ofDriver({ ...driver(profiles.approved), update: vehicleForm('updating') }),
  parameters: { states: ['driverProfile.updating'] },
};
export const ProfileCreated: Story = ofDriver(driver(profiles.pending, 'done', { form: filled }));
export const Editing: Story = { args: { personal: personal('editing', { form }) } };
export const FieldsToCheck: Story = {
  args: {
    personal: personal('editing', {
      form: { ...form, name: '', phone: 'call me' },
      errors: { name: 'auth.fieldRequired', phone: 'auth.invalidPhone' },
    }),
  },
};
export const Saving: Story = { args: { personal: personal('saving', { form }) } };
export const CouldNotBeSaved: Story = {
  args: {
    personal: personal('editing', {
      form,
      error: { message: 'profile.updateFailed', reason: 'error.unreachable' },
    }),
  },
};
export const Settings: Story = { args: { tab: 'settings' } };
export const SettingsWithoutSound: Story = {
  args: {
    tab: 'settings',
    settings: {
      ...meta.args.settings,
      appearance: { appearance: 'dark', onChoose: ignore },
      soundEnabled: false,
    },
  },
};
export const SettingsNotAvailable: Story = {
  args: {
    tab: 'settings',
    settings: {
      ...meta.args.settings,
      notifications: { settings: undefined, onChange: ignore, isUnavailable: true },
      account: { onOpen: ignore, hints: { loginActivity: 'Not available on this server' } },
    },
  },
};
export const SettingsCouldNotBeLoaded: Story = {
  args: {
    tab: 'settings',
    settings: {
      ...meta.args.settings,
      notifications: { settings: undefined, onChange: ignore, onRetry: ignore },
      account: { onOpen: ignore, pending: 'downloadData' },
    },
  },
};
export const SettingsRightToLeft: Story = {
  args: {
    tab: 'settings',
    settings: { ...meta.args.settings, language: { locale: 'ar-AE', onChoose: ignore } },
  },
  parameters: { locale: 'ar-AE' },
};
export const Admin: Story = { args: { user: users.admin } };
export const LongName: Story = {
  args: { user: { ...users.rider, name: longName, email: `${'very-long-name'.repeat(4)}@example.com` } },
};
export const HostileName: Story = { args: { user: { ...users.rider, name: hostile, phone: hostile } } };
