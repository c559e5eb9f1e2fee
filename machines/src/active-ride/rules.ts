import type { LiveMessage, Ride } from '@mobility/openapi';
import { isRideFact } from '../ride/facts.ts';
import { activeRide } from '../ride/rules.ts';

/** Messages that move no ride themselves, but after which the active ride may have changed. */
const hints: readonly LiveMessage['type'][] = [
  // Tells riders that their driver cancelled and the ride is pending again.
  'ride_message',
  'payment_required',
  // The fee of an automatic acceptance is the only message about it that its driver receives.
  'balance_transaction',
  // The same person changed the ride in another window, or an admin offers the rider's request to a chosen driver.
  'ride_updated',
];

/** Whether the active ride is read again after a message: what it says may not be all that changed. */
export const changesActiveRide = (message: LiveMessage): boolean =>
  isRideFact(message) || hints.includes(message.type);

/**
 * The ride to follow after a read: the active one, otherwise the one that was followed, which has just
 * ended.
 */
export const rideToFollow = (rides: readonly Ride[], followedId: string | null): Ride | null =>
  activeRide(rides) ?? rides.find(({ id }) => id === followedId) ?? null;
