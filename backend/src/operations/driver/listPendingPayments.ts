import type { PendingPayment } from '@mobility/openapi';
import { fromCents } from '../../domain/money/money.ts';
import { paymentState } from '../../domain/money/payment.ts';
import type { Handler } from '../../operation.ts';
import { type PendingRow, pendingPaymentsOf } from '../../store/money/pending-payments.ts';

const toPending = (row: PendingRow, now: number): PendingPayment => ({
  ride_id: row.id,
  rider_id: row.rider_id,
  rider_name: row.rider_name,
  estimated_fare: fromCents(row.estimated_fare),
  payment_status: paymentState(
    row.payment_status && { status: row.payment_status, expires_at: row.payment_expires_at ?? 0 },
    now,
  ),
  payment_method: row.payment_method,
  ride_status: row.status,
  awaits_confirmation: row.payment_status === 'paid',
  cash_missing: row.cash_missing_at !== null,
  created_at: new Date(row.created_at).toISOString(),
});

/** Lists the driver's unpaid rides, and cash payments that wait for confirmation. */
export const listPendingPayments: Handler<'listPendingPayments'> = async ({ store, now }, { caller }) => {
  const { rows, total, amount } = await pendingPaymentsOf(store.read, caller.id);
  return {
    status: 200,
    body: {
      pending_payments: rows.map((row) => toPending(row, now())),
      total_pending: total,
      total_amount: fromCents(amount),
    },
  };
};
