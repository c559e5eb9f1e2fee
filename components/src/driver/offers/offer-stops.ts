import { rideDistance, rideMinutes } from '@mobility/machines/ride';
import type { AvailableRide, Ride } from '@mobility/openapi';
import { arrivalMinutes, driveOf } from '@mobility/openapi/drive';
import type { Formats } from '../../format/create-formats.ts';
import type { Text } from '../../intl/create-text.ts';
import type { driver } from '../../intl/generated/en-US/driver.ts';
import type { Stop } from './OfferStops.tsx';

type DriverText = Text<typeof driver.messages>;

/** The way to the pickup along the streets, from the straight distance in kilometres. */
const wayFigures = (straightKm: number, t: DriverText, formats: Formats): string[] => {
  const { km, minutes } = driveOf(straightKm);
  return [t('distanceAway', { distance: formats.distance(km) }), formats.minutes(arrivalMinutes(minutes))];
};

/** The pickup of an offer, with the way to it where the distance is known. */
export const pickupStop = (ride: AvailableRide, t: DriverText, formats: Formats): Stop => {
  const km = ride.pickup_distance_km ?? null;
  return {
    label: t('pickup'),
    figures: km === null ? [] : wayFigures(km, t, formats),
    address: ride.pickup_address || t('pickupNotSpecified'),
  };
};

/** The minutes to the pickup of an offer, and to the end of its trip after it, as far as they are known. */
export const minutesOf = (ride: AvailableRide): { toPickup?: number; toDropoff?: number } => {
  if (ride.pickup_distance_km == null) return {};
  const toPickup = arrivalMinutes(driveOf(ride.pickup_distance_km).minutes);
  const trip = rideMinutes(ride);
  return { toPickup, ...(trip !== null && { toDropoff: toPickup + trip }) };
};

/** The destination of a ride under way. The length of the trip says what it is: the way still to drive is another. */
export const bookedStop = (ride: Ride, label: string, t: DriverText, formats: Formats): Stop => {
  const km = rideDistance(ride);
  return {
    ...dropoffStop(ride, label, t, formats),
    figures: km === null ? [] : [t('tripFigures', { figures: formats.distance(km) })],
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
