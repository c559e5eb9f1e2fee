import type { PendingPayment, Ride } from '@mobility/openapi';

/** The state of the payment after a ride. `claimed`: the rider reported a payment in cash. */
export type EndPayment = 'waiting' | 'claimed' | 'missing' | 'paid' | 'writtenOff';

/** The state of a ride's payment, from the ride and its entry among the pending payments. */
export const endPaymentOf = (
  ride: Pick<Ride, 'id' | 'payment_status'>,
  pending: readonly PendingPayment[],
): EndPayment => {
  const entry = pending.find(({ ride_id }) => ride_id === ride.id);
  if (entry?.awaits_confirmation) return 'claimed';
  if (entry?.cash_missing) return 'missing';
  if (ride.payment_status === 'written_off') return 'writtenOff';
  return ride.payment_status === 'paid' ? 'paid' : 'waiting';
};
