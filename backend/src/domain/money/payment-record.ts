import type { PaymentRecord } from '@mobility/openapi';
import { platformFee } from '@mobility/openapi/fee';
import { fromCents } from './money.ts';
import { type PaymentRow, paymentState } from './payment.ts';

/** A payment in the form of the contract. `now` in milliseconds. */
export const toPaymentRecord = (row: PaymentRow, now: number): PaymentRecord => ({
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
