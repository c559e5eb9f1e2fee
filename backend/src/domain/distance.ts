import { limits } from '@mobility/openapi/limits';

export type Point = { latitude: number; longitude: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export const haversineKm = (from: Point, to: Point): number => {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * limits.distance.earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Whole minutes for a distance at the assumed speed. */
export const drivingMinutes = (km: number): number => Math.round((km / limits.distance.kmPerHour) * 60);

/** Whole minutes that the booking screen shows, rounded up; lists and histories use drivingMinutes. */
export const bookingMinutes = (km: number): number => Math.ceil(km * limits.fare.minutesPerKm);

/** Whole minutes until a driver reaches a place, at least one. */
export const arrivalMinutes = (from: Point, to: Point): number =>
  Math.max(1, drivingMinutes(haversineKm(from, to)));
