import { ActiveRide, LiveRideCard } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'ride/LiveRideCard',
  component: LiveRideCard,
  subcomponents: { ActiveRide },
  decorators: [underHeadline],
  args: { ride: rides.pending, onCancel: ignore, now },
} satisfies Meta<typeof LiveRideCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LookingForADriver: Story = { parameters: { states: ['ride.lifecycle.pending'] } };
export const LookingForAnotherDriver: Story = { args: { ride: { ...rides.pending, attempt: 2 } } };
export const DriverOnTheWay: Story = {
  args: { ride: rides.accepted },
  parameters: { states: ['ride.lifecycle.accepted'] },
};
export const DriverSilent: Story = {
  args: { ride: { ...rides.accepted, driver_silent_since: '2026-11-21T16:06:00.000Z' } },
};
export const DriverWaiting: Story = {
  args: { ride: rides.arriving },
  parameters: { states: ['ride.lifecycle.arriving'] },
};
export const WithStartPin: Story = {
  args: { ride: { ...rides.accepted, start_pin: '4071', driver_vehicle_color: 'green' } },
  play: async ({ canvas }) => {
    await canvas.findByText('4071');
    await canvas.findByText('Green Toyota Camry');
  },
};
export const OnBoard: Story = {
  args: { ride: rides.inProgress },
  parameters: { states: ['ride.lifecycle.inProgress'] },
};
export const MinimalData: Story = { args: { ride: rides.plain } };
export const LongNames: Story = { args: { ride: longRide(rides.accepted) } };
export const HostileNames: Story = { args: { ride: hostileRide(rides.inProgress) } };
