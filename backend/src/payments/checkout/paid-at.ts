import type { CheckoutSessionRow } from '../../store/money/checkout-sessions.ts';
import { bookedAt } from '../../store/money/ledger.ts';
import { findPayment } from '../../store/money/payments.ts';
import type { Read } from '../../store/store.ts';
import { topUpReference } from './credit-top-up.ts';

/** When what a session pays for was paid, in milliseconds since 1970; null before, and for a card, which costs nothing. */
export const paidAt = async (
  db: Read,
  { id, purpose, payment_id }: CheckoutSessionRow,
): Promise<number | null> => {
  if (purpose === 'top_up') return bookedAt(db, topUpReference(id));
  const payment = payment_id === null ? undefined : await findPayment(db, payment_id);
  return payment?.paid_at ?? null;
};
