import type { PaymentState, PaymentStatus } from '@mobility/openapi';
import type { Selectable } from 'kysely';
import type { PaymentsTable } from '../store/schema.ts';
import { fromCents } from './money.ts';

/** A payment as it is kept. */
export type PaymentRow = Selectable<PaymentsTable>;

/** Where a payment stands for people: a claim is still pending, an open one that is overdue has expired. */
export const paymentState = (
  payment: Pick<PaymentRow, 'status' | 'expires_at'> | null,
  now: number,
): PaymentState => {
  if (!payment) return 'not_initiated';
  if (payment.status === 'processing') return 'pending';
  if (payment.status === 'pending' && payment.expires_at <= now) return 'expired';
  return payment.status;
};

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The wire's view of a payment; `amount` in cents is what an unopened one would cost. */
export const paymentStatus = (payment: PaymentRow | null, amount: number, now: number): PaymentStatus => {
  const status = paymentState(payment, now);
  return {
    status,
    amount: fromCents(payment?.amount ?? amount),
    payment_id: payment?.id ?? null,
    expires_at: status === 'paid' ? null : time(payment?.expires_at ?? null),
    paid_at: time(payment?.paid_at ?? null),
    payment_method: payment?.method ?? null,
    ...(payment?.session_id ? { session_id: payment.session_id } : {}),
  };
};
