import { UnpaidRides } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'payment/UnpaidRides',
  component: UnpaidRides,
  decorators: [underHeadline],
  args: { rides: [rides.completed, rides.pendingPayment], onPay: ignore },
} satisfies Meta<typeof UnpaidRides>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const AllPaid: Story = { args: { rides: [] } };
export const FailedAndExpired: Story = {
  args: {
    rides: [
      { ...rides.completed, payment_status: 'failed' },
      { ...rides.pendingPayment, payment_status: 'expired' },
    ],
  },
};
export const Loading: Story = { args: { rides: null } };
