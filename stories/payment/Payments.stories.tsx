import { Payments, PaymentsView } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance, emptyBalance, hostile, longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'payment/Payments',
  component: PaymentsView,
  subcomponents: { Payments },
  decorators: [inPage],
  args: { balance, rides: Object.values(rides), onRetry: ignore, onPay: ignore },
} satisfies Meta<typeof PaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnUnpaidRide: Story = {};
export const OfADriver: Story = { args: { rides: undefined } };
export const NoPaymentsYet: Story = { args: { balance: emptyBalance, rides: [] } };
export const Loading: Story = { args: { balance: null, rides: null } };
export const CouldNotBeLoaded: Story = { args: { error: 'Failed to load payment information' } };
export const LongAndHostileText: Story = {
  args: {
    rides: [longRide(rides.completed)],
    balance: {
      current_balance: -1234567.89,
      recent_transactions: balance.recent_transactions.map((entry) => ({ ...entry, description: hostile })),
    },
  },
};
