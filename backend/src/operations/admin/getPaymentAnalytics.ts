import { analyticsOf, spans } from '../../domain/analytics.ts';
import type { Handler } from '../../operation.ts';
import { countPayments } from '../../store/analytics.ts';

/** The figures of the payments in the window that ends now. */
export const getPaymentAnalytics: Handler<'getPaymentAnalytics'> = async ({ store, now }, { query }) => {
  const counted = await countPayments(store.read, now(), spans[query.range ?? '7d']);
  return { status: 200, body: analyticsOf(counted) };
};
