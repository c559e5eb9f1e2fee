import type { PaymentMethod, PaymentState, PaymentStatus } from '@mobility/openapi';
import { fromCents } from './money.ts';

/** A stored payment. `processing` is a claim: the gateway is called outside of any transaction. */
export type PaymentRow = {
  position: number;
  id: string;
  ride_id: string;
  rider_id: string;
  method: PaymentMethod;
  status: 'pending' | 'processing' | 'paid' | 'failed' | 'expired';
  amount: number;
  session_id: string | null;
  gateway_key: string | null;
  /** Distinguishes two requests under one key; null for a charge without a key. */
  body_hash: string | null;
  card_token: string | null;
  card_last4: string | null;
  claimed_at: number | null;
  failure_code: 'payment_declined' | 'insufficient_balance' | 'gateway_timeout' | null;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  /** Refunded cents. */
  refunded: number;
  /** When the driver confirmed the cash. */
  cash_confirmed_at: number | null;
};

/** The status that users see: a claim is still pending, and an overdue open payment has expired. */
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

/** The payment in the form of the contract; `amount` in cents applies if no payment exists yet. */
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
