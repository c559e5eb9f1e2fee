import type { PaymentMethod, PaymentState, PaymentStatus } from '@mobility/openapi';
import type { RideRow } from '../ride.ts';
import { fromCents } from './money.ts';

/** A stored payment. `processing` is a claim: the gateway is called outside of any transaction. */
export type PaymentRow = {
  position: number;
  id: string;
  ride_id: string;
  rider_id: string;
  /** The driver of the ride, who is paid; the same as in the ride. */
  driver_id: string | null;
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

/** What people call each method: Stripe is who charges the card. */
export const methodNames = {
  balance: 'balance',
  stripe: 'card',
  cash: 'cash',
} as const satisfies Record<PaymentMethod, string>;

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

/** The payment of a ride in the form of the contract. */
export const paymentStatus = (
  payment: PaymentRow | null,
  ride: Pick<RideRow, 'fare' | 'estimated_fare' | 'settlement' | 'cash_missing_at'>,
  now: number,
): PaymentStatus => {
  const status = ride.settlement === 'written_off' ? 'written_off' : paymentState(payment, now);
  return {
    status,
    amount: fromCents(payment?.amount ?? ride.fare ?? ride.estimated_fare),
    payment_id: payment?.id ?? null,
    expires_at: status === 'paid' || status === 'written_off' ? null : time(payment?.expires_at ?? null),
    paid_at: time(payment?.paid_at ?? null),
    payment_method: payment?.method ?? null,
    ...(ride.cash_missing_at === null ? {} : { cash_missing: true }),
    ...(payment?.session_id ? { session_id: payment.session_id } : {}),
  };
};
