import { RideDecisionView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';

const meta = {
  title: 'admin/RideDecision',
  component: RideDecisionView,
  args: {
    ride: rides.accepted,
    outcome: 'offer_again',
    reason: 'The driver does not answer.',
    isPending: false,
    onOutcome: ignore,
    onReason: ignore,
    onConfirm: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof RideDecisionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfferAgain: Story = {};
export const Cancel: Story = { args: { ride: rides.inProgress, outcome: 'cancel' } };
export const WriteOff: Story = { args: { ride: longRide(rides.completed), outcome: 'write_off' } };
export const Refund: Story = {
  args: { ride: rides.paid, outcome: 'refund', amount: '4.50', onAmount: ignore },
};
export const RefundOfTooMuch: Story = {
  args: { ride: rides.paid, outcome: 'refund', amount: '999', attempts: 1, onAmount: ignore },
};
export const RefundAll: Story = {
  args: { ride: longRide(rides.paid), outcome: 'refund', onAmount: ignore },
};
export const WithoutAReason: Story = { args: { reason: '' } };
export const Sending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'The ride could not be changed' } };
