import { TransactionsList } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'payment/TransactionsList',
  component: TransactionsList,
  decorators: [underHeadline],
  args: { entries: balance.recent_transactions },
} satisfies Meta<typeof TransactionsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const NoneYet: Story = { args: { entries: [] } };
export const Loading: Story = { args: { entries: null } };
