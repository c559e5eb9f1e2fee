import { RideDetailsDialog } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';

const meta = {
  title: 'ride/RideDetailsDialog',
  component: RideDetailsDialog,
  args: { ride: rides.paid, onClose: ignore, onPay: ignore },
} satisfies Meta<typeof RideDetailsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { ride: null } };
export const PaidRide: Story = {};
export const UnpaidRide: Story = { args: { ride: rides.completed } };
export const CancelledRide: Story = { args: { ride: rides.cancelled } };
export const MinimalData: Story = { args: { ride: rides.plain } };
export const LongAddresses: Story = { args: { ride: longRide(rides.paid) } };
export const HostileAddresses: Story = { args: { ride: hostileRide(rides.paid) } };
