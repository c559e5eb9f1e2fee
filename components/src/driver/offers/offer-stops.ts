import { rideDistance, rideMinutes } from '@mobility/machines/ride';
import type { AvailableRide, Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Formats } from '../../format/create-formats.ts';
import type { DriverText } from '../ride/next-action.ts';
import type { Stop } from './OfferStops.tsx';

/** Minutes for a distance at the assumed city speed. */
const minutesFor = (km: number): number => Math.round((km / limits.distance.kmPerHour) * 60);

/** The pickup of an offer, with its distance from the driver where that is known. */
export const pickupStop = (ride: AvailableRide, t: DriverText, formats: Formats): Stop => {
  const km = ride.pickup_distance_km ?? null;
  return {
    label: t('pickup'),
    figures:
      km === null
        ? []
        : [t('distanceAway', { distance: formats.distance(km) }), formats.minutes(minutesFor(km))],
    address: ride.pickup_address || t('pickupNotSpecified'),
  };
};

/** The destination of a ride, with the length of the trip where it is known. */
export const dropoffStop = (ride: Ride, label: string, t: DriverText, formats: Formats): Stop => {
  const km = rideDistance(ride);
  const minutes = rideMinutes(ride);
  return {
    label,
    figures: [
      ...(km === null ? [] : [formats.distance(km)]),
      ...(minutes === null ? [] : [formats.minutes(minutes)]),
    ],
    address: ride.dropoff_address || t('destinationNotSpecified'),
  };
};
