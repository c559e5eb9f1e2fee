import { StatusBadge } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'ride/StatusBadge',
  component: StatusBadge,
  decorators: [underHeadline],
  args: { status: 'pending' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Accepted: Story = { args: { status: 'accepted' } };
export const DriverArriving: Story = { args: { status: 'driver_arriving' } };
export const DriverArrived: Story = { args: { status: 'driver_arrived' } };
export const RideStarted: Story = { args: { status: 'ride_started' } };
export const InProgress: Story = { args: { status: 'in_progress' } };
export const Completed: Story = {
  args: { status: 'completed' },
  parameters: { states: ['ride.lifecycle.completed'] },
};
export const Cancelled: Story = {
  args: { status: 'cancelled' },
  parameters: { states: ['ride.lifecycle.cancelled'] },
};
