import { RideDetailsDialog } from '@mobility/components/ride';
import type { PaymentMethod, PaymentRecord } from '@mobility/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { disputes } from '../dispute/disputes.ts';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';

const paidBy = (payment_method: PaymentMethod, refunded_amount?: number): PaymentRecord => ({
  id: 'payment',
  ride_id: rides.paid.id,
  amount: 19.59,
  driver_earnings: 15.67,
  status: 'paid',
  payment_method,
  created_at: '2026-11-18T18:58:00.000Z',
  paid_at: '2026-11-18T18:59:00.000Z',
  refunded_amount,
});

const meta = {
  title: 'ride/RideDetailsDialog',
  component: RideDetailsDialog,
  args: {
    ride: rides.paid,
    payment: paidBy('balance'),
    onClose: ignore,
    onPay: ignore,
    onRate: ignore,
    onBookAgain: ignore,
    onDispute: ignore,
    now,
  },
} satisfies Meta<typeof RideDetailsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { ride: null } };
export const PaidRide: Story = {};
export const Unrated: Story = { args: { ride: { ...rides.paid, rating: null }, payment: paidBy('stripe') } };
export const Refunded: Story = { args: { payment: paidBy('cash', 4.59) } };
export const RefundedInFull: Story = { args: { payment: paidBy('cash', rides.paid.fare ?? 0) } };
const noActions = { onPay: undefined, onRate: undefined, onBookAgain: undefined, onDispute: undefined };
export const ForTheDriver: Story = {
  args: { viewer: 'driver', ...noActions },
  // There is no bar for actions where there are none.
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('footer')).not.toBeVisible();
  },
};
export const ForAnAdmin: Story = {
  args: {
    ...noActions,
    viewer: 'admin',
    ride: { ...rides.completed, arrival_distance_km: 3.2, completion_distance_km: 1.4 },
    onDecide: ignore,
  },
};
export const OfferedToOneDriver: Story = {
  args: {
    ...noActions,
    viewer: 'admin',
    payment: undefined,
    ride: {
      ...rides.pending,
      offered_to: {
        driver_id: 'driver',
        driver_name: 'Luis Ortega',
        until: new Date(now + 6_000).toISOString(),
      },
    },
    onDecide: ignore,
  },
  play: async () => {
    await expect(await screen.findByText('Luis Ortega, 0:06 left')).toBeVisible();
  },
};
export const UnpaidRide: Story = { args: { ride: rides.completed } };
export const Disputed: Story = { args: { disputes, disputesHref: '/payments' } };
export const CancelledRide: Story = { args: { ride: rides.cancelled } };
export const CancelledByTheDriver: Story = {
  args: { ride: { ...rides.cancelled, cancelled_by: 'driver', penalty_amount: 2.74, rider_received: 2.74 } },
};
export const MinimalData: Story = { args: { ride: rides.plain } };
export const LongAddresses: Story = { args: { ride: longRide(rides.paid) } };
export const HostileAddresses: Story = { args: { ride: hostileRide(rides.paid) } };
