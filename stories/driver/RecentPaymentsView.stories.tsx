import { RecentPaymentsView } from '@mobility/components/driver';
import type { PaymentRecord } from '@mobility/openapi';
import paid from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

// The example is checked against the contract; JSON modules widen its words to strings.
const record = paid as PaymentRecord;

const meta = {
  title: 'driver/RecentPaymentsView',
  component: RecentPaymentsView,
  decorators: [underHeadline],
  args: {
    payments: [
      record,
      { ...record, id: 'cash', payment_method: 'cash' },
      { ...record, id: 'waiting', status: 'pending', payment_method: 'balance', paid_at: null },
      { ...record, id: 'refunded', refunded_amount: 3.2 },
      { ...record, id: 'failed', status: 'failed', paid_at: null },
    ],
    onRetry: ignore,
  },
} satisfies Meta<typeof RecentPaymentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FivePayments: Story = {};
export const CashToConfirm: Story = { args: { claimed: [record.ride_id] } };
export const None: Story = { args: { payments: [] } };
export const Loading: Story = { args: { payments: null } };
export const Failed: Story = { args: { payments: null, isFailed: true } };
