import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { metresBetween } from '../../../map/metres.ts';
import type { MapPlace } from '../../../map/summary.ts';
import { placeOf } from '../../../ride/places.ts';

type Point = { latitude: number; longitude: number };

/** Where the driver of a ride goes next: to the pickup until the start, then to the drop-off. */
export const nextStop = (ride: Ride): MapPlace | null =>
  phaseOf[ride.status] === 'inProgress'
    ? placeOf(ride.dropoff_location, ride.dropoff_address)
    : placeOf(ride.pickup_location, ride.pickup_address);

/** The straight distance in kilometres. */
export const straightKm = (from: Point, to: Point): number =>
  metresBetween([from.latitude, from.longitude], [to.latitude, to.longitude]) / 1_000;

/** The address that opens the device's navigation with the way to a place. */
export const navigationTo = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    destination: `${latitude},${longitude}`,
    travelmode: 'driving',
  })}`;
