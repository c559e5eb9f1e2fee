import { PaymentsPage } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance, emptyBalance, hostile, longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'payment/PaymentsPage',
  component: PaymentsPage,
  decorators: [inPage],
  args: { balance, rides: Object.values(rides), onRetry: ignore, onPay: ignore },
} satisfies Meta<typeof PaymentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingToPay: Story = {};
export const NothingYet: Story = { args: { balance: emptyBalance, rides: [] } };
export const Loading: Story = { args: { balance: null, rides: null } };
export const CouldNotBeLoaded: Story = { args: { error: 'Failed to load payment information' } };
export const LongAndHostileWords: Story = {
  args: {
    rides: [longRide(rides.completed)],
    balance: {
      current_balance: -1234567.89,
      recent_transactions: balance.recent_transactions.map((entry) => ({ ...entry, description: hostile })),
    },
  },
};
