import type { CheckoutSessionRow } from '../../store/money/checkout-sessions.ts';
import { bookedAt } from '../../store/money/ledger.ts';
import { latestPayment } from '../../store/money/payments.ts';
import type { Read } from '../../store/store.ts';
import { topUpReference } from './credit-top-up.ts';

/**
 * When what a session pays for was paid, in milliseconds since 1970; null before, and for a card, which costs nothing.
 * For a ride, the time of its latest payment, even if another session or method paid it.
 */
export const paidAt = async (
  db: Read,
  { id, purpose, ride_id }: CheckoutSessionRow,
): Promise<number | null> => {
  if (purpose === 'top_up') return bookedAt(db, topUpReference(id));
  const payment = ride_id === null ? null : await latestPayment(db, ride_id);
  return payment?.paid_at ?? null;
};
