import { RideRow } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'ride/RideRow',
  component: RideRow,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    underHeadline,
  ],
  args: { ride: rides.paid, now, onBookAgain: ignore, onCancel: ignore, onPay: ignore },
} satisfies Meta<typeof RideRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Unpaid: Story = { args: { ride: rides.completed } };
export const Pending: Story = { args: { ride: rides.pending } };
export const Cancelled: Story = { args: { ride: rides.cancelled } };
export const LongAddresses: Story = { args: { ride: longRide(rides.completed) } };
export const HostileAddresses: Story = { args: { ride: hostileRide(rides.completed) } };
