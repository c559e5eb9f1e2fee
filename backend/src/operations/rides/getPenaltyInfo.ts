import { fromCents } from '../../domain/money/money.ts';
import { penaltyFor } from '../../domain/money/penalty.ts';
import type { Handler } from '../../operation.ts';
import { requireParty, requireRide } from '../../rides/ride-access.ts';

/** Returns the penalty that the caller would pay for cancelling now. */
export const getPenaltyInfo: Handler<'getPenaltyInfo'> = async (context, { params, caller }) => {
  const ride = await requireRide(context.store.read, params.id);
  const by = requireParty(ride, caller, 'Not authorized to view this ride');
  const { amount, fraction } = penaltyFor(by, ride);
  return { status: 200, body: { penalty_amount: fromCents(amount), penalty_percentage: fraction } };
};
