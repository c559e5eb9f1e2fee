import type { PaymentRecord } from '@mobility/openapi';
import { platformFee } from '@mobility/openapi/fee';
import { transact } from '../../command.ts';
import { fromCents } from '../../domain/money/money.ts';
import { type PaymentRow, paymentState } from '../../domain/money/payment.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { paymentsOf } from '../../store/money/payment-records.ts';

const toRecord = (row: PaymentRow, now: number): PaymentRecord => ({
  id: row.id,
  ride_id: row.ride_id,
  amount: fromCents(row.amount),
  driver_earnings: fromCents(row.amount - platformFee(row.amount)),
  status: paymentState(row, now),
  payment_method: row.method,
  created_at: new Date(row.created_at).toISOString(),
  paid_at: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
  refunded_amount: fromCents(row.refunded),
});

/** The payments of the caller's own rides, newest first: the audit's `payment_query`. */
export const listPayments: Handler<'listPayments'> = async (context, { caller, requestId }) => {
  const rows = await paymentsOf(context.store.read, caller.id);
  await transact(context, requestId, (unit) =>
    writeAudit(unit, {
      action: 'payment_query',
      entity_type: 'payment',
      entity_id: null,
      user_id: caller.id,
      description: 'Own payments listed',
      metadata: { count: rows.length },
    }),
  );
  return { status: 200, body: rows.map((row) => toRecord(row, context.now())) };
};
