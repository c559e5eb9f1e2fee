import type { Notice } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import type { Match } from '../../domain/matching.ts';
import { cancelled, goneFor, notice, redistributed } from '../../domain/messages/ride-messages.ts';
import { releaseFee } from '../../domain/money/ledger.ts';
import { penaltyFor } from '../../domain/money/penalty.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Party, RideRow } from '../../domain/ride.ts';
import { chargePenalty } from '../../payments/charge-penalty.ts';
import { post } from '../../store/money/ledger.ts';
import { enqueue, enqueueAll } from '../../store/outbox.ts';
import { toNotify, waitingDrivers, withdrawOffer } from '../../store/rides/offers.ts';
import { type AttemptEnd, recordAttempt } from '../../store/rides/ride-attempts.ts';
import { changeRide } from '../../store/rides/rides.ts';
import { together } from '../../store/transactions/together.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { offerRide } from '../offers/offer-ride.ts';

/** The refusal for a ride in a status in which it cannot be cancelled, or that changed in the meantime. */
export const notCancellable = (): Refusal => new Refusal('ride_not_cancellable', 'Ride cannot be cancelled');

/**
 * Who ended the ride: a party, who pays the penalty, an admin, without a penalty, at times by a lock of a party's
 * account, or a driver whose rider did not come and pays as for a cancellation.
 */
type Ending =
  | { by: Party | 'noShow'; reason: string }
  | { by: 'admin'; adminId: string; reason: string; locked?: Party };

const recorded = {
  rider: { cancelled_by: 'rider', cancel_reason_code: 'rider_cancelled' },
  driver: { cancelled_by: 'driver', cancel_reason_code: 'driver_cancelled' },
  admin: { cancelled_by: 'system', cancel_reason_code: 'admin_cancelled' },
  noShow: { cancelled_by: 'rider', cancel_reason_code: 'rider_no_show' },
} as const;

const lockCodes = { rider: 'rider_locked', driver: 'driver_locked' } as const;

const recordedOf = (ending: Ending) => ({
  ...recorded[ending.by],
  ...(ending.by === 'admin' && ending.locked && { cancel_reason_code: lockCodes[ending.locked] }),
});

/** The message to the drivers with an offer when a pending ride ends. Only its rider and an admin can end it. */
const goneText: Record<'rider' | 'admin', { text: string; says: Notice }> = {
  rider: { text: 'The rider cancelled this ride request', says: { kind: 'ride_cancelled_by_rider' } },
  admin: { text: 'This ride request is no longer available', says: { kind: 'request_withdrawn' } },
};

/** The party that pays for the end of the ride. */
const payerOf = (by: Ending['by']): Party | null => {
  if (by === 'admin') return null;
  return by === 'noShow' ? 'rider' : by;
};

const penaltyOf = (by: Ending['by'], ride: RideRow): number => {
  const payer = payerOf(by);
  return payer ? penaltyFor(payer, ride).amount : 0;
};

/** Releases the held fee and pays the penalty to the other party. Returns the penalty in cents. */
const settle = async (unit: UnitOfWork, seen: RideRow, by: Ending['by']): Promise<number> => {
  const amount = penaltyOf(by, seen);
  if (seen.driver_id === null) return amount;
  await post(unit, releaseFee(seen, seen.driver_id));
  const [fromId, toId] =
    payerOf(by) === 'rider' ? [seen.rider_id, seen.driver_id] : [seen.driver_id, seen.rider_id];
  if (amount > 0) await chargePenalty(unit, seen, { fromId, toId, amount });
  return amount;
};

/** Ends a ride as cancelled and notifies the others. Returns the penalty in cents. */
export const endRide = async (unit: UnitOfWork, seen: RideRow, ending: Ending): Promise<number> => {
  const { by, reason } = ending;
  const amount = penaltyOf(by, seen);
  const [waiting, ride] = await together(
    seen.status === 'pending' ? waitingDrivers(unit.db, seen) : [],
    changeRide(unit, seen, {
      status: 'cancelled',
      cancelled_at: unit.now,
      cancel_reason: reason,
      ...recordedOf(ending),
      penalty_amount: amount,
      driver_silent_at: null,
    }),
  );
  if (!ride) throw notCancellable();
  // The ride has the reason.
  if (ending.by === 'admin')
    await recordAttempt(unit, seen, { ended_by: 'admin', admin_id: ending.adminId, reason: null });
  await settle(unit, seen, by);
  const endedByDriver = by === 'driver' || by === 'noShow';
  const { text, says } = goneText[by === 'rider' ? 'rider' : 'admin'];
  await enqueueAll(unit, waiting, goneFor(ride, text, says));
  const recipients = [by === 'rider' ? null : seen.rider_id, endedByDriver ? null : seen.driver_id];
  for (const userId of recipients) if (userId) await enqueue(unit, userId, cancelled(ride));
  return amount;
};

type Loss = {
  /** The driver who loses the ride, and does not get it offered again. */
  driverId: string;
  /** Who takes the ride from the driver and why, which the timeline of the ride says. */
  ended: AttemptEnd;
  /** Whether the driver pays the penalty. */
  isPenalised: boolean;
  /** The reason that the next drivers see; absent for the reason of an admin, which only admins see. */
  reason?: string;
  /** The reason that the rider sees. */
  text: string;
  says: Notice;
  /** The driver who alone gets the first offer. */
  chosen?: Match;
};

/** Takes a ride from its driver and offers it to others. Returns the penalty in cents. */
export const redistribute = async (
  context: Context,
  unit: UnitOfWork,
  seen: RideRow,
  { driverId, ended, isPenalised, reason, text, says, chosen }: Loss,
): Promise<number> => {
  const ride = await changeRide(unit, seen, {
    status: 'pending',
    driver_id: null,
    attempt: seen.attempt + 1,
    accepted_at: null,
    arrived_at: null,
    arrival_km: null,
    driver_silent_at: null,
    expires_at: unit.now + context.config.rideExpiry,
  });
  if (!ride) throw notCancellable();
  const amount = await settle(unit, seen, isPenalised ? 'driver' : 'admin');
  await together(withdrawOffer(unit, seen, driverId), recordAttempt(unit, seen, ended));
  const asked = await offerRide(context, unit, ride, chosen);
  await enqueueAll(unit, toNotify(asked), redistributed(ride, reason));
  await enqueue(unit, ride.rider_id, notice(ride, text, unit.now, says));
  return amount;
};

/** Gives a ride back at its driver's wish. Returns the penalty in cents. */
export const giveBack = (
  context: Context,
  unit: UnitOfWork,
  seen: RideRow,
  { driverId, reason }: { driverId: string; reason: string },
): Promise<number> =>
  redistribute(context, unit, seen, {
    driverId,
    ended: { ended_by: 'driver', admin_id: null, reason },
    reason,
    isPenalised: true,
    text: 'Your driver cancelled. Finding another.',
    says: { kind: 'driver_cancelled' },
  });
