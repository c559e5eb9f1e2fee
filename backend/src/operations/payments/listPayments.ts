import type { PaymentRecord } from '@mobility/openapi';
import { platformFee } from '@mobility/openapi/fee';
import { auditQuery } from '../../admin/audit-query.ts';
import { fromCents } from '../../domain/money/money.ts';
import { type PaymentRow, paymentState } from '../../domain/money/payment.ts';
import type { Handler } from '../../operation.ts';
import { pageOf, readCursor } from '../../store/cursor.ts';
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

const listed = 500;

/** A page of the payments of the caller's own rides, newest first: the audit's `payment_query`. */
export const listPayments: Handler<'listPayments'> = async (context, request) => {
  const { limit = listed, cursor } = request.query;
  const before = readCursor(cursor)?.value ?? Number.MAX_SAFE_INTEGER;
  const rows = await paymentsOf(context.store.read, request.caller.id, { before, most: limit + 1 });
  const { shown, headers } = pageOf(rows, limit, ({ position, id }) => ({ value: position, id }));
  await auditQuery(context, request, {
    operation: 'listPayments',
    entity: 'payment',
    description: 'Own payments listed',
  });
  return { status: 200, body: shown.map((row) => toRecord(row, context.now())), headers };
};
