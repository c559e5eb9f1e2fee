import { platformFee } from '@mobility/openapi/fee';
import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import { completedRides, paidAmounts } from '../../store/money/payment-records.ts';

/** Returns the driver's paid fares, and the earnings without the platform fee. */
export const getPaymentsSummary: Handler<'getPaymentsSummary'> = async ({ store }, { caller }) => {
  const paid = await paidAmounts(store.read, caller.id);
  const sum = (of: (amount: number) => number) =>
    fromCents(paid.reduce((total, { amount, times }) => total + of(amount) * times, 0));
  return {
    status: 200,
    body: {
      total_earnings: sum((amount) => amount - platformFee(amount)),
      total_rides: await completedRides(store.read, caller.id),
      total_revenue: sum((amount) => amount),
    },
  };
};
