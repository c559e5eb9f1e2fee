import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import { completedRides, earningsOf } from '../../store/money/payment-records.ts';

/** Returns the driver's paid fares, and the earnings without the platform fee. */
export const getPaymentsSummary: Handler<'getPaymentsSummary'> = async ({ store }, { caller }) => {
  const { amount, fees } = await earningsOf(store.read, caller.id);
  return {
    status: 200,
    body: {
      total_earnings: fromCents(amount - fees),
      total_rides: await completedRides(store.read, caller.id),
      total_revenue: fromCents(amount),
    },
  };
};
