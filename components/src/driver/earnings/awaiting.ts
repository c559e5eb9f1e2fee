import type { PendingPayments } from '@mobility/openapi';

const cents = (amount: number): number => Math.round(amount * 100);

/**
 * The fares that riders have not paid yet. Cash that waits for the driver's confirmation is not among them: the earnings
 * contain it already.
 */
export const awaitingOf = ({ total_amount, pending_payments }: PendingPayments): number => {
  const reported = pending_payments
    .filter(({ awaits_confirmation }) => awaits_confirmation)
    .reduce((sum, { estimated_fare }) => sum + cents(estimated_fare), 0);
  return (cents(total_amount) - reported) / 100;
};
