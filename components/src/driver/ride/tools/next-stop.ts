import type { KnownLocation, Ride } from '@mobility/openapi';
import { driveOf } from '@mobility/openapi/drive';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { metresBetween } from '../../../map/metres.ts';
import type { MapPlace } from '../../../map/summary.ts';
import { placeOf } from '../../../ride/places.ts';

/** A place on the map. */
export type Point = { latitude: number; longitude: number };

/** Where the driver of a ride goes next: to the pickup until the start, then to the drop-off. */
export const nextStop = (ride: Ride): MapPlace | null =>
  phaseOf[ride.status] === 'inProgress'
    ? placeOf(ride.dropoff_location, ride.dropoff_address)
    : placeOf(ride.pickup_location, ride.pickup_address);

/** The way from a car to the next stop. */
export type Leg = { car: Point; to: MapPlace };

/** The leg that the driver of a ride drives now, from their own position or that of the ride; null at the pickup. */
export const legOf = (ride: Ride, location: KnownLocation | undefined): Leg | null => {
  const [car, to] = [location ?? ride.driver_location, nextStop(ride)];
  return car && to && phaseOf[ride.status] !== 'arriving' ? { car, to } : null;
};

/** The kilometres and minutes of a leg along the streets, as every screen estimates them. */
export const driveOn = ({ car, to }: Leg): { km: number; minutes: number } =>
  driveOf(metresBetween([car.latitude, car.longitude], [to.latitude, to.longitude]) / 1_000);

/** The addresses that open the way to a place: in the device's own maps app, in Google Maps and in Apple Maps. */
export const navigationTo = ({ latitude, longitude }: Point) => {
  const at = `${latitude},${longitude}`;
  return {
    device: `geo:${at}?${new URLSearchParams({ q: at })}`,
    google: `https://www.google.com/maps/dir/?${new URLSearchParams({
      api: '1',
      destination: at,
      travelmode: 'driving',
    })}`,
    apple: `https://maps.apple.com/?${new URLSearchParams({ daddr: at, dirflg: 'd' })}`,
  };
};
