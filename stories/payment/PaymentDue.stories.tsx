import { PaymentDue } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostileRide, longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'payment/PaymentDue',
  component: PaymentDue,
  decorators: [underHeadline],
  args: { ride: rides.completed, onPay: ignore },
} satisfies Meta<typeof PaymentDue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RideToPay: Story = {};
export const CashNotReceived: Story = { args: { ride: { ...rides.completed, cash_missing: true } } };
export const LongAddresses: Story = { args: { ride: longRide(rides.completed) } };
export const HostileAddresses: Story = { args: { ride: hostileRide(rides.completed) } };
