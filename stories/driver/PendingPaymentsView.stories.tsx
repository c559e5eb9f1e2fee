import { PendingPaymentsView } from '@mobility/components/driver';
import type { PendingPayment } from '@mobility/openapi';
import cash from '@mobility/openapi/examples/PendingPayments.cash.json' with { type: 'json' };
import unpaid from '@mobility/openapi/examples/PendingPayments.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

// The examples are checked against the contract; JSON modules widen their words to strings.
const [claimed] = cash.pending_payments as PendingPayment[];
const [unpaidExample] = unpaid.pending_payments as PendingPayment[];
if (!claimed || !unpaidExample) throw new Error('The examples have rows');
const open: PendingPayment = { ...unpaidExample, ride_id: 'open' };
const reported: PendingPayment = {
  ...claimed,
  ride_id: 'reported',
  payment_status: 'pending',
  awaits_confirmation: false,
  cash_missing: true,
};

const meta = {
  title: 'driver/PendingPaymentsView',
  component: PendingPaymentsView,
  decorators: [underHeadline],
  args: { payments: [claimed, open, reported], total: 24.8, answeringId: null, onAnswer: ignore },
} satisfies Meta<typeof PendingPaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClaimedUnpaidAndReported: Story = {};
export const NonePending: Story = { args: { payments: [], total: 0 } };
export const MoreThanTheList: Story = { args: { total: 4_812.5, count: 612 } };
const many = Array.from({ length: 24 }, (_, index) => ({ ...open, ride_id: `open-${index}` }));
export const Folded: Story = { args: { payments: many, total: 257.6 } };
export const Unfolded: Story = {
  args: Folded.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /24/ }));
  },
};
export const Answering: Story = { args: { answeringId: claimed.ride_id } };
export const HostileName: Story = { args: { payments: [{ ...claimed, rider_name: hostile }] } };
