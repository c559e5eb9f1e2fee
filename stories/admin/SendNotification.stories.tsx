import { SendNotificationView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';

const meta = {
  title: 'admin/SendNotification',
  component: SendNotificationView,
  args: {
    ride: rides.inProgress,
    target: 'both',
    message: 'Fell St is closed at Stanyan until 1 PM. Please take Fulton St; the fare does not change.',
    isPending: false,
    onTarget: ignore,
    onMessage: ignore,
    onSend: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof SendNotificationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBoth: Story = {};
export const ToTheRider: Story = { args: { target: 'rider' } };
export const NoDriverYet: Story = { args: { ride: rides.pending } };
export const WithoutAMessage: Story = {
  args: { message: '', messageError: 'Please enter a message' },
};
export const Sending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'Failed to send notification' } };
export const LongNames: Story = { args: { ride: longRide(rides.accepted) } };
