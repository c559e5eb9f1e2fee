import { BalancePanel } from '@mobility/components/payment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'payment/BalancePanel',
  component: BalancePanel,
  decorators: [underHeadline],
  args: { balance: 48.57 },
} satisfies Meta<typeof BalancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PositiveBalance: Story = {};
export const ZeroBalance: Story = { args: { balance: 0 } };
export const NegativeBalance: Story = { args: { balance: -4.2 } };
export const Loading: Story = { args: { balance: null } };
