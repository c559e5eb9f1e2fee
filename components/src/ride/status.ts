import { matchesFilter, type RideFilter } from '@mobility/machines/ride.rules';
import type { PaymentState, Ride } from '@mobility/openapi';

/** A wire word as people read it: underscores become spaces, the first letter is a capital. */
export const wordOf = (status: string): string => {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The words and tone of a payment's state. */
export const paymentWord: Record<PaymentState, { word: string; tone: 'caution' | 'critical' | 'positive' }> =
  {
    not_initiated: { word: 'Payment due', tone: 'caution' },
    pending: { word: 'Payment pending', tone: 'caution' },
    paid: { word: 'Paid', tone: 'positive' },
    failed: { word: 'Payment failed', tone: 'critical' },
    expired: { word: 'Payment expired', tone: 'critical' },
  };

/** How many of the rides a status filter would leave. */
export const countOf = (rides: readonly Ride[], filter: RideFilter): number =>
  rides.filter((ride) => matchesFilter(ride, filter)).length;
