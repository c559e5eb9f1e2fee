import { BalanceWarning } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/BalanceWarning',
  component: BalanceWarning,
  decorators: [underHeadline],
  args: { balance: 6.4, paymentsHref: '/payments' },
} satisfies Meta<typeof BalanceWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const Empty: Story = { args: { balance: 0 } };
export const Fine: Story = { args: { balance: 48.57 } };
export const Loading: Story = { args: { balance: null } };
