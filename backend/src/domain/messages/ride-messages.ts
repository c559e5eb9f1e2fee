import type { Notice } from '@mobility/openapi';
import { amountText, fromCents } from '../money/money.ts';
import type { RideRow } from '../ride.ts';
import {
  driverArrived,
  paymentRequired,
  rideAccepted,
  rideCancelled,
  rideCompleted,
  rideMessage,
  rideNoLongerAvailable,
  rideRedistributed,
  rideRequest,
  rideStarted,
} from './live-messages.ts';
import { toldEnding } from './told-ending.ts';

const about = (ride: RideRow) => ({ ride_id: ride.id, version: ride.version, attempt: ride.attempt });

const offer = (ride: RideRow) => ({
  ...about(ride),
  pickup_address: ride.pickup_address,
  dropoff_address: ride.dropoff_address,
  estimated_fare: fromCents(ride.estimated_fare),
});

/** To the drivers in range: a ride is available. */
export const requested = (ride: RideRow, riderName: string) =>
  rideRequest({ ...offer(ride), distance_km: Number(ride.distance_km.toFixed(2)), rider_name: riderName });

/** To the drivers with an offer of the ride: another driver took it, or it ended. */
export const goneFor = (ride: RideRow, message: string, notice: Notice) =>
  rideNoLongerAvailable({ ...about(ride), message, notice });

/** To the drivers in range: the ride lost its driver, with the reason if they may know it. */
export const redistributed = (ride: RideRow, reason?: string) =>
  rideRedistributed({ ...offer(ride), ...(reason !== undefined && { reason }) });

/** To the rider: the driver accepted, with the minutes until arrival. */
export const accepted = (ride: RideRow, driverName: string, minutes: number) =>
  rideAccepted({ ...about(ride), driver_name: driverName, estimated_arrival: minutes });

/** To the rider: the driver is at the pickup. */
export const arrived = (ride: RideRow, driverName: string) =>
  driverArrived({ ...about(ride), driver_name: driverName });

/** To the rider: the ride started. */
export const started = (ride: RideRow) => rideStarted(about(ride));

const due = (ride: RideRow): number => fromCents(ride.fare ?? ride.estimated_fare);

/** To the rider: the ride is completed. */
export const completed = (ride: RideRow) => rideCompleted({ ...about(ride), fare: due(ride) });

/** To the rider: the ride is to be paid. */
export const unpaid = (ride: RideRow) =>
  paymentRequired({
    ...about(ride),
    amount: due(ride),
    message: 'Please pay for your completed ride.',
  });

/** To the rider: the driver did not receive the cash, so the ride is to be paid in another way. */
export const cashMissing = (ride: RideRow) =>
  paymentRequired({
    ...about(ride),
    amount: due(ride),
    message: `Your driver did not receive your cash payment of ${amountText(due(ride))}. Please pay by balance or card.`,
    notice: { kind: 'cash_missing', amount: due(ride) },
  });

/** To the driver: the product accepted the ride for them, as they chose. `now` in milliseconds. */
export const autoAccepted = (ride: RideRow, now: number) =>
  notice(ride, 'Automatically accepted. Drive to the pickup.', now, {
    kind: 'auto_accepted',
    ride_id: ride.id,
  });

/** To the driver: the rider says that the ride was paid in cash. `now` in milliseconds. */
export const cashClaimed = (ride: RideRow, now: number) =>
  notice(ride, `The rider paid ${amountText(due(ride))} in cash. Please confirm.`, now, {
    kind: 'cash_claimed',
    amount: due(ride),
  });

/** To the rider, from an admin: a reminder to pay the ride. */
export const reminder = (ride: RideRow) =>
  paymentRequired({
    ...about(ride),
    amount: due(ride),
    message: 'Reminder: please pay for your completed ride.',
  });

/** Why the ride ended. The stored reason of a no-show is about the rider, who is the only one to get the message. */
const endReason = ({ cancel_reason_code: code, cancel_reason: reason }: ReturnType<typeof toldEnding>) =>
  code === 'rider_no_show' ? 'Ended by the driver: you did not come to the pickup' : reason;

/** To the other party of a cancelled ride, with the reason and the party who cancelled. */
export const cancelled = (ride: RideRow) => {
  const told = toldEnding(ride);
  return rideCancelled({
    ...about(ride),
    reason: endReason(told),
    ...(ride.cancelled_by ? { cancelled_by: ride.cancelled_by } : {}),
    ...(told.cancel_reason_code ? { cancel_reason_code: told.cancel_reason_code } : {}),
  });
};

type Words = {
  sender: { id: string; role: string; name: string };
  message: string;
  threadId: string;
  now: number;
  original_notification_id?: string;
};

/** From one party of the ride to the other. `now` in milliseconds. */
export const written = (ride: RideRow, { sender, threadId, now, ...words }: Words) =>
  rideMessage({
    ...about(ride),
    ...words,
    sender_id: sender.id,
    sender_role: sender.role,
    sender_name: sender.name,
    thread_id: threadId,
    sent_at: new Date(now).toISOString(),
  });

/** To the rider, from the product: the status of the ride, as text and as data. `now` in milliseconds. */
export const notice = (ride: RideRow, message: string, now: number, says: Notice) =>
  rideMessage({
    ...about(ride),
    sender_role: 'system',
    sender_name: 'Mobility',
    message,
    notice: says,
    sent_at: new Date(now).toISOString(),
  });
