import type { CancelRequest } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import type { Caller } from '../../domain/caller.ts';
import { amountText, fromCents, toCents } from '../../domain/money/money.ts';
import { penaltyFor } from '../../domain/money/penalty.ts';
import { Refusal } from '../../domain/refusal.ts';
import { isRedistributed, type RideRow, statusesPermitting } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { requireParty } from '../ride-access.ts';
import { endRide, giveBack, notCancellable } from './end-ride.ts';

/** Refuses a penalty, in cents, above the amount that the caller confirmed. */
const requireConfirmed = (penalty: number, confirmed: number | undefined): void => {
  if (confirmed === undefined || penalty <= toCents(confirmed)) return;
  throw new Refusal(
    'penalty_changed',
    `Cancelling costs ${amountText(fromCents(penalty))} now. Please confirm it again.`,
  );
};

/**
 * Cancels a ride for its rider or its driver. If the driver cancels before the start, the ride is offered to other
 * drivers. Returns the penalty in cents. Refuses a caller who is not on the ride, a `cancelled_by` that is not the
 * caller's role, a status in which the caller may not cancel, and a penalty above the one that the caller confirmed.
 */
export const cancel = async (
  context: Context,
  unit: UnitOfWork,
  caller: Caller,
  ride: RideRow,
  request: CancelRequest,
): Promise<{ penalty: number; isOfferedAgain: boolean }> => {
  const by = requireParty(ride, caller, 'Not authorized to cancel this ride');
  if (request.cancelled_by !== by) {
    throw new Refusal('validation_failed', 'cancelled_by must be your own role');
  }
  if (!statusesPermitting('cancel', by).includes(ride.status)) throw notCancellable();
  requireConfirmed(penaltyFor(by, ride).amount, request.confirmed_penalty);
  const reason = request.reason.trim();
  const isOfferedAgain = isRedistributed(by, ride.status);
  const penalty = isOfferedAgain
    ? await giveBack(context, unit, ride, { driverId: caller.id, reason })
    : await endRide(unit, ride, { by, reason });
  await writeAudit(unit, {
    action: isOfferedAgain ? 'ride_redistributed' : 'ride_cancelled',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    severity: 'low',
    description: `Ride cancelled by the ${by}`,
    metadata: { reason, penalty },
  });
  return { penalty, isOfferedAgain };
};
