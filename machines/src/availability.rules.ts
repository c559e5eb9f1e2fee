import type { AvailableRide, LiveMessage } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { type Alert, rideTopic } from './alert.ts';
import { placeName, rideOfferKey } from './alerts.rules.ts';

/** A ride that is offered again after a cancellation is another offer. */
export const rideKey = ({ id, attempt = 1 }: Pick<AvailableRide, 'id' | 'attempt'>): string =>
  `${id}:${attempt}`;

/** What a driver hears of a ride that the poll was first to see. */
export const offerAlert = (userId: string, ride: AvailableRide): Alert => ({
  tone: 'info',
  message: 'live.newAvailableRide',
  params: { pickup: placeName(ride.pickup_address), dropoff: placeName(ride.dropoff_address) },
  duration: limits.toast.newAvailableRide,
  sound: 'ride_request',
  once: rideOfferKey(userId, ride.id, ride.attempt),
  topic: rideTopic(ride.id),
});

/** Whether a live message changes which rides wait. */
export const changesRides = ({ type }: LiveMessage): boolean =>
  type === 'ride_request' || type === 'ride_redistributed' || type === 'ride_no_longer_available';

/** Whether a live message may come from an admin who changed what the driver is allowed to do. */
export const changesDuty = ({ type }: LiveMessage): boolean => type === 'admin_message';
