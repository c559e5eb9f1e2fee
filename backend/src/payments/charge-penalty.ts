import { payPenalty } from '../domain/money/penalty-transfers.ts';
import type { RideRow } from '../domain/ride.ts';
import { holdBalance, post } from '../store/money/ledger.ts';
import { openReceivable } from '../store/money/receivables.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

type Charge = { fromId: string; toId: string; amount: number };

/**
 * Charges the penalty of a cancelled ride in cents. The other party is credited what the payer's balance covers; the
 * rest is recorded as a receivable and credited when the payer has income.
 */
export const chargePenalty = async (
  unit: UnitOfWork,
  ride: RideRow,
  { fromId, toId, amount }: Charge,
): Promise<void> => {
  const balance = await holdBalance(unit.db, fromId);
  const collected = Math.max(0, Math.min(balance, amount));
  const posting = await post(unit, payPenalty(ride, { fromId, toId, amount, collected }));
  if (posting !== 'posted' || collected === amount) return;
  await openReceivable(unit, {
    ride_id: ride.id,
    debtor_id: fromId,
    creditor_id: toId,
    amount: amount - collected,
  });
};
