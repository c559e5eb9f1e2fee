import { PaymentBadge } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'ride/PaymentBadge',
  component: PaymentBadge,
  decorators: [underHeadline],
  args: { status: 'not_initiated' },
} satisfies Meta<typeof PaymentBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};
export const Pending: Story = { args: { status: 'pending' } };
export const Paid: Story = { args: { status: 'paid' } };
export const Failed: Story = { args: { status: 'failed' } };
export const Expired: Story = { args: { status: 'expired' } };
