import { UserBalanceView } from '@mobility/components/admin';
import { balanceTransactionMachine } from '@mobility/machines/balance-transaction';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance, hostile, longName, users } from '../fixtures.ts';
import { hold, ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const input = { userId: users.rider.id, locale: 'en-US' };
const held = (value: 'editing' | 'processing', context = {}) =>
  hold(balanceTransactionMachine, { input, value, context });
const filled = { amount: '12.50', description: 'Goodwill for a late driver' };
const done = {
  transaction_type: 'credit',
  amount: 12.5,
  new_balance: 61.07,
  message: 'Goodwill',
  timestamp: '2026-11-22T12:00:00.000Z',
  created_at: '2026-11-22T12:00:00.000Z',
} as const;

const meta = {
  title: 'admin/UserBalance',
  component: UserBalanceView,
  decorators: [underHeadline],
  args: {
    user: users.rider,
    balance,
    onAllMovements: ignore,
    onRetry: ignore,
    snapshot: held('editing'),
    send: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof UserBalanceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {};
export const Loading: Story = { args: { balance: null } };
export const CouldNotBeLoaded: Story = { args: { balance: null, error: 'Failed to fetch user balance' } };
export const NoTransactionsYet: Story = {
  args: { balance: { current_balance: 0, recent_transactions: [] } },
};
const all = {
  entries: balance.recent_transactions,
  hasMore: true,
  isReading: false,
  isFailed: false,
  onMore: ignore,
};
export const AllTransactions: Story = { args: { movements: all } };
export const OlderCouldNotBeLoaded: Story = { args: { movements: { ...all, isFailed: true } } };
export const FieldMissing: Story = {
  args: {
    snapshot: held('editing', { invalid: 'amount', error: { message: 'auth.fillAllFields' }, attempt: 1 }),
  },
};
export const AmountWrong: Story = {
  args: {
    snapshot: held('editing', {
      ...filled,
      amount: '-5',
      invalid: 'amount',
      error: { message: 'admin.invalidAmount' },
    }),
  },
};
export const Processing: Story = { args: { snapshot: held('processing', filled) } };
export const Refused: Story = {
  args: {
    snapshot: held('editing', {
      ...filled,
      transactionType: 'debit',
      error: { message: 'admin.transactionFailed', detail: 'Insufficient balance' },
    }),
  },
};
export const Processed: Story = { args: { snapshot: held('editing', { done }) } };
export const LongAndHostileTexts: Story = {
  args: {
    user: { ...users.rider, name: longName, email: hostile },
    balance: {
      current_balance: -1_234_567.89,
      recent_transactions: balance.recent_transactions.map((entry) => ({
        ...entry,
        description: hostile,
        notice: undefined,
        admin_name: longName,
      })),
    },
  },
};
