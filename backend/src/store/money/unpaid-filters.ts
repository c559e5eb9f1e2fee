import type { PaymentState, QueryOf } from '@mobility/openapi';
import { type PaymentRow, paymentState } from '../../domain/money/payment.ts';

export type UnpaidFilter = NonNullable<QueryOf<'listUnpaidRides'>['payment']>;

/** What the filters need to know about an unpaid ride: its last payment, and what was reported or done about it. */
export type Unpaid = {
  status: PaymentRow['status'] | null;
  expires_at: number | null;
  cash_missing_at: number | null;
  escalated_at: number | null;
};

/** The state of the last payment of a ride. */
export const lastState = (
  { status, expires_at }: Pick<Unpaid, 'status' | 'expires_at'>,
  now: number,
): PaymentState => paymentState(status && expires_at !== null ? { status, expires_at } : null, now);

/** Whether an unpaid ride belongs to what a filter lists. */
export const belongs: Record<UnpaidFilter, (ride: Unpaid, now: number) => boolean> = {
  pending: (ride, now) => lastState(ride, now) === 'pending',
  not_initiated: (ride, now) => lastState(ride, now) === 'not_initiated',
  failed: (ride, now) => ['failed', 'expired'].includes(lastState(ride, now)),
  card_failed: (ride, now) => lastState(ride, now) === 'failed',
  cash_missing: ({ cash_missing_at }) => cash_missing_at !== null,
  escalated: ({ escalated_at }) => escalated_at !== null,
  attention: (ride, now) =>
    (['card_failed', 'cash_missing', 'escalated'] as const).some((kind) => belongs[kind](ride, now)),
};
