import { DriverHeader } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName, profiles } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'driver/DriverHeader',
  component: DriverHeader,
  decorators: [inPage],
  args: {
    profile: profiles.approved,
    isOnline: false,
    isToggling: false,
    canGoOnline: true,
    isRefreshing: false,
    isLocating: false,
    onToggle: ignore,
    onUpdateLocation: ignore,
    onRefresh: ignore,
  },
} satisfies Meta<typeof DriverHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  parameters: {
    states: ['availability.offline.idle', 'availability.offline.checking'],
  },
};
/** Until the status is known, and when it could not be read. */
export const StatusUnknown: Story = {
  args: { isKnown: false },
  parameters: {
    states: ['availability.unknown', 'availability.loading.reading', 'availability.loading.requested'],
  },
};
export const GoingOnline: Story = {
  args: { isToggling: true },
  parameters: { states: ['availability.goingOnline.switching', 'availability.goingOnline.reporting'] },
};
export const Online: Story = {
  args: { isOnline: true },
  parameters: {
    states: [
      'availability.online.list.waiting',
      'availability.online.list.checking',
      'availability.online.position.here',
      'availability.online.position.reporting',
    ],
  },
};
export const LookingForRides: Story = {
  args: { isOnline: true, isRefreshing: true },
  parameters: { states: ['availability.online.list.fetching'] },
};
export const GoingOffline: Story = {
  args: { isToggling: true },
  parameters: { states: ['availability.goingOffline'] },
};
export const NotApprovedYet: Story = { args: { canGoOnline: false, profile: profiles.pending } };
export const NoVehicleYet: Story = { args: { canGoOnline: false, profile: null } };
export const Locating: Story = {
  args: { isOnline: true, isLocating: true },
  parameters: { states: ['driverLocation.locating', 'driverLocation.geocoding', 'driverLocation.sending'] },
};
export const BesideARide: Story = { args: { isOnline: true, isBesideRide: true, isDriving: true } };
export const BesideARideAfterStopping: Story = { args: { isBesideRide: true, isDriving: true } };
export const LongVehicle: Story = {
  args: { profile: { vehicle_make: longName, vehicle_model: longName, license_plate: '8ABC123' } },
};
export const LongVehicleBesideARide: Story = {
  args: { ...BesideARide.args, profile: LongVehicle.args?.profile },
};
export const HostileVehicle: Story = {
  args: { profile: { vehicle_make: hostile, vehicle_model: hostile, license_plate: hostile } },
};
