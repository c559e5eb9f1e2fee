import type { Context } from '../../context.ts';
import { payPenalty, releaseFee } from '../../domain/ledger.ts';
import { type Party, penaltyFor } from '../../domain/penalty.ts';
import type { RideRow } from '../../domain/ride.ts';
import { cancelled, goneFor, notice, redistributed } from '../../domain/ride-messages.ts';
import { offerRide } from '../../matching/offer-ride.ts';
import { Refusal } from '../../operation.ts';
import { post } from '../../store/ledger.ts';
import { toNotify, waitingDrivers, withdrawOffer } from '../../store/offers.ts';
import { enqueue, enqueueAll } from '../../store/outbox.ts';
import { changeRide } from '../../store/rides.ts';
import type { Unit } from '../../store/unit.ts';

/** 400: the ride is in no state that this party may cancel. */
export const notCancellable = (): Refusal =>
  new Refusal(400, 'ride_not_cancellable', 'Ride cannot be cancelled');

/** Returns the held fee and pays the penalty to the other party. Answers the penalty in cents. */
const settle = async (unit: Unit, seen: RideRow, by: Party): Promise<number> => {
  const { amount } = penaltyFor(by, seen.status, seen.estimated_fare);
  if (seen.driver_id === null) return amount;
  await post(unit, releaseFee(seen, seen.driver_id));
  const [from, to] = by === 'rider' ? [seen.rider_id, seen.driver_id] : [seen.driver_id, seen.rider_id];
  if (amount > 0) await post(unit, payPenalty(seen, from, to, amount));
  return amount;
};

/** Ends a ride. Answers the penalty in cents. */
export const endRide = async (unit: Unit, seen: RideRow, by: Party, reason: string): Promise<number> => {
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
  await enqueueAll(unit, waiting, goneFor(ride, 'The rider cancelled this ride request'));
  const other = by === 'rider' ? seen.driver_id : seen.rider_id;
  if (other) await enqueue(unit, other, cancelled(ride));
  return amount;
};

/** Gives a driver's ride back to the others. Answers the penalty in cents. */
export const redistribute = async (
  context: Context,
  unit: Unit,
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
  await enqueue(unit, ride.rider_id, notice(ride, text, unit.now));
  return amount;
};
