import type { CancelRequest } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { releaseFee } from '../domain/ledger.ts';
import { type Party, penaltyFor } from '../domain/penalty.ts';
import { Refusal } from '../domain/refusal.ts';
import { isRedistributed, type RideRow, statusesPermitting } from '../domain/ride.ts';
import { cancelled, goneFor, notice, redistributed } from '../domain/ride-messages.ts';
import { chargePenalty } from '../payments/charge-penalty.ts';
import { writeAudit } from '../store/audit.ts';
import { post } from '../store/ledger.ts';
import { toNotify, waitingDrivers, withdrawOffer } from '../store/offers.ts';
import { enqueue, enqueueAll } from '../store/outbox.ts';
import { changeRide } from '../store/rides.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { offerRide } from './offer-ride.ts';
import { requireParty, requireRide } from './ride-access.ts';

const notCancellable = (): Refusal => new Refusal('ride_not_cancellable', 'Ride cannot be cancelled');

/** Releases the held fee and pays the penalty to the other party. Returns the penalty in cents. */
const settle = async (unit: UnitOfWork, seen: RideRow, by: Party): Promise<number> => {
  const { amount } = penaltyFor(by, seen.status, seen.estimated_fare);
  if (seen.driver_id === null) return amount;
  await post(unit, releaseFee(seen, seen.driver_id));
  const [from, to] = by === 'rider' ? [seen.rider_id, seen.driver_id] : [seen.driver_id, seen.rider_id];
  if (amount > 0) await chargePenalty(unit, seen, { fromId: from, toId: to, amount });
  return amount;
};

/** Ends a ride as cancelled. Returns the penalty in cents. */
export const endRide = async (
  unit: UnitOfWork,
  seen: RideRow,
  by: Party,
  reason: string,
): Promise<number> => {
  const waiting = seen.status === 'pending' ? await waitingDrivers(unit.db, seen) : [];
  const { amount } = penaltyFor(by, seen.status, seen.estimated_fare);
  const ride = await changeRide(unit, seen, {
    status: 'cancelled',
    cancelled_at: unit.now,
    cancelled_by: by,
    cancel_reason: reason,
    cancel_reason_code: by === 'rider' ? 'rider_cancelled' : 'driver_cancelled',
    penalty_amount: amount,
  });
  if (!ride) throw notCancellable();
  await settle(unit, seen, by);
  await enqueueAll(
    unit,
    waiting,
    goneFor(ride, 'The rider cancelled this ride request', { kind: 'ride_cancelled_by_rider' }),
  );
  const other = by === 'rider' ? seen.driver_id : seen.rider_id;
  if (other) await enqueue(unit, other, cancelled(ride));
  return amount;
};

/** Offers a driver's ride to other drivers again. Returns the penalty in cents. */
export const redistribute = async (
  context: Context,
  unit: UnitOfWork,
  seen: RideRow,
  driverId: string,
  reason: string,
): Promise<number> => {
  const ride = await changeRide(unit, seen, {
    status: 'pending',
    driver_id: null,
    attempt: seen.attempt + 1,
    accepted_at: null,
    arrived_at: null,
    expires_at: unit.now + context.config.rideExpiry,
  });
  if (!ride) throw notCancellable();
  const amount = await settle(unit, seen, 'driver');
  await withdrawOffer(unit, seen, driverId);
  const { asked } = await offerRide(context, unit, ride);
  await enqueueAll(unit, toNotify(asked), redistributed(ride, reason));
  const text = 'Your driver cancelled. Finding another.';
  await enqueue(unit, ride.rider_id, notice(ride, text, unit.now, { kind: 'driver_cancelled' }));
  return amount;
};

/**
 * Cancels a ride for its rider or its driver. If the driver cancels before the start, the ride is offered to other
 * drivers. Returns the penalty in cents. Refuses an unknown ride, a caller who is not on the ride, a `cancelled_by`
 * that is not the caller's role, and a status in which the caller may not cancel.
 */
export const cancel = async (
  context: Context,
  unit: UnitOfWork,
  caller: Caller,
  rideId: string,
  request: CancelRequest,
): Promise<{ penalty: number; isOfferedAgain: boolean }> => {
  const ride = await requireRide(unit.db, rideId);
  const by = requireParty(ride, caller, 'Not authorized to cancel this ride');
  if (request.cancelled_by !== by) {
    throw new Refusal('validation_failed', 'cancelled_by must be your own role');
  }
  if (!statusesPermitting('cancel', by).includes(ride.status)) throw notCancellable();
  const reason = request.reason.trim();
  const isOfferedAgain = isRedistributed(by, ride.status);
  const penalty = isOfferedAgain
    ? await redistribute(context, unit, ride, caller.id, reason)
    : await endRide(unit, ride, by, reason);
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
