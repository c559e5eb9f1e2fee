import { RideDisputesView } from '@mobility/components/dispute';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';
import { disputes } from './disputes.ts';

const [submitted, refunded, rejected] = disputes;

const meta = {
  title: 'dispute/RideDisputes',
  component: RideDisputesView,
  decorators: [underHeadline],
  args: { disputes: [submitted], href: '/payments' },
} satisfies Meta<typeof RideDisputesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {};
export const Refunded: Story = { args: { disputes: [refunded] } };
export const Rejected: Story = { args: { disputes: [rejected] } };
export const InReviewAfterOthers: Story = { args: { disputes } };
export const None: Story = { args: { disputes: [] } };
export const HostileText: Story = {
  args: { disputes: disputes.map((each) => ({ ...each, description: hostile, resolution_note: hostile })) },
};
