import type { AvailableRide, LiveMessage } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { placeName } from '@mobility/openapi/place-name';
import { type Alert, offerTopic } from '../alerts/alert.ts';
import { offered, rideOfferKey } from '../alerts/rules.ts';

/** The alert for a ride that the list showed before a live message. */
export const offerAlert = (userId: string, ride: AvailableRide): Alert => ({
  tone: 'info',
  message: 'live.newAvailableRide',
  params: { pickup: placeName(ride.pickup_address), dropoff: placeName(ride.dropoff_address) },
  duration: limits.toast.newAvailableRide,
  sound: 'ride_request',
  ...offered(rideOfferKey(userId, ride.id, ride.attempt)),
  topic: offerTopic(ride.id),
});

/** Whether a live message changes the available rides. */
export const changesRides = ({ type }: LiveMessage): boolean =>
  type === 'ride_request' || type === 'ride_redistributed' || type === 'ride_no_longer_available';

/** Whether a live message may follow an admin's change of the driver's status. */
export const changesDuty = ({ type }: LiveMessage): boolean => type === 'admin_message';
