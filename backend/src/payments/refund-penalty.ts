import { fromCents } from '../domain/money/money.ts';
import { refundPenalty as transferOf } from '../domain/money/penalty-transfers.ts';
import { Refusal } from '../domain/refusal.ts';
import { holdBalance, post, refundedFor } from '../store/money/ledger.ts';
import { lowerReceivable, openForRide } from '../store/money/receivables.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

type PenaltyRefund = {
  ride: { id: string; rider_id: string };
  /** In cents. */
  amount: number;
  /** The cents of the penalty. */
  paid: number;
  reference: string;
  description: string;
};

/** Returns a penalty through the ledger; it has no payment. What is not collected yet is waived. Refuses more than is left. */
export const refundPenalty = async (
  unit: UnitOfWork,
  { ride, amount, paid, reference, description }: PenaltyRefund,
): Promise<void> => {
  const left = paid - (await refundedFor(unit.db, ride));
  if (amount > left) {
    const most = fromCents(left).toFixed(2);
    throw new Refusal('refund_too_high', `At most $${most} of this penalty can be refunded`);
  }
  // What a debtor still owes is changed only under the debtor's balance.
  await holdBalance(unit.db, ride.rider_id);
  const receivable = await openForRide(unit.db, ride.id, ride.rider_id);
  const waived = Math.min(receivable?.open ?? 0, amount);
  if (receivable) await lowerReceivable(unit, receivable.id, waived);
  await post(unit, transferOf(ride, { amount, waived }, reference, description));
};
