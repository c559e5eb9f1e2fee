import { TransactionsList } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { now, rides } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';
import { driverTransactions, riderTransactions } from './transactions.ts';

const meta = {
  title: 'payment/TransactionsList',
  component: TransactionsList,
  decorators: [underHeadline],
  args: { transactions: riderTransactions, rides: Object.values(rides), party: 'rider', now },
} satisfies Meta<typeof TransactionsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfARider: Story = {};
export const OfADriver: Story = { args: { transactions: driverTransactions, party: 'driver' } };
export const NoneYet: Story = { args: { transactions: [] } };
export const Unreadable: Story = { args: { transactions: [], unreadable: 2 } };
export const Loading: Story = { args: { transactions: null } };
export const MoreThanTen: Story = {
  args: {
    transactions: Array.from({ length: 3 }, (_, copy) =>
      riderTransactions.map((transaction) => ({ ...transaction, id: `${transaction.id}-${copy}` })),
    ).flat(),
  },
};
export const ReceiptOfARide: Story = {
  play: async ({ canvasElement }) => {
    const [receipt] = within(canvasElement).getAllByRole('button', { name: /^Receipt: .* to / });
    if (receipt) await userEvent.click(receipt);
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Receipt' });
  },
};
