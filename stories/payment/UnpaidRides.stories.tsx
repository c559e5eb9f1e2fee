import { UnpaidRides } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'payment/UnpaidRides',
  component: UnpaidRides,
  decorators: [underHeadline],
  args: { rides: [rides.completed, rides.pendingPayment], now, onPay: ignore },
} satisfies Meta<typeof UnpaidRides>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const FailedAndExpired: Story = {
  args: {
    rides: [
      { ...rides.completed, payment_status: 'failed' },
      { ...rides.pendingPayment, payment_status: 'expired' },
    ],
  },
};
export const CashNotReceived: Story = { args: { rides: [{ ...rides.completed, cash_missing: true }] } };
export const LongText: Story = { args: { rides: [longRide(rides.completed)] } };
export const HostileText: Story = { args: { rides: [hostileRide(rides.completed)] } };
