import { rideDistance, rideMinutes } from '@mobility/machines/ride.rules';
import type { AvailableRide, Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { formatDistance, formatMinutes } from '../format/index.ts';
import type { Stop } from './OfferStops.tsx';

/** Minutes for a distance at the assumed city speed. */
const minutesFor = (km: number): number => Math.round((km / limits.distance.kmPerHour) * 60);

const known = (values: (string | null)[]) => values.filter((value) => value !== null);

/** How far the pickup is, and where. */
export const pickupStop = (ride: AvailableRide): Stop => {
  const km = ride.pickup_distance_km ?? null;
  return {
    label: 'Pickup',
    figures: km === null ? [] : [`${formatDistance(km)} away`, formatMinutes(minutesFor(km))],
    address: ride.pickup_address || 'Pickup location not specified',
  };
};

/** How long the trip is, and where it ends. */
export const dropoffStop = (ride: Ride, label = 'Trip'): Stop => {
  const km = rideDistance(ride);
  const minutes = rideMinutes(ride);
  return {
    label,
    figures: known([
      km === null ? null : formatDistance(km),
      minutes === null ? null : formatMinutes(minutes),
    ]),
    address: ride.dropoff_address || 'Destination not specified',
  };
};
