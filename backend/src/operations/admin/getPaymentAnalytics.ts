import { auditQuery } from '../../admin/audit-query.ts';
import { analyticsOf, spans } from '../../domain/money/analytics.ts';
import type { Handler } from '../../operation.ts';
import { countPayments } from '../../store/analytics.ts';

/** The figures of the payments in the window that ends now. */
export const getPaymentAnalytics: Handler<'getPaymentAnalytics'> = async (context, request) => {
  const span = spans[request.query.range ?? '7d'];
  const counted = await countPayments(context.store.lists, context.now(), span);
  await auditQuery(context, request, {
    operation: 'getPaymentAnalytics',
    action: 'payment_query',
    entity_type: 'payment',
    description: 'Looked at the payment analytics',
  });
  return { status: 200, body: analyticsOf(counted) };
};
