import { driveOf } from '@mobility/openapi/drive';
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

/** The direction from one point to another in whole degrees, clockwise from north. */
export const bearing = (from: Point, to: Point): number => {
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  return Math.round(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360) % 360;
};

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** The way along the streets that a car still has to drive: minutes to a tenth, and kilometres. */
export const journey = (from: Point, to: Point): { minutes: number; km: number } => {
  const { minutes, km } = driveOf(haversineKm(from, to));
  return { minutes: rounded(minutes, 1), km: rounded(km, 2) };
};

/** Whole minutes for a distance at the assumed speed. */
export const drivingMinutes = (km: number): number => Math.round((km / limits.distance.kmPerHour) * 60);

/** Whole minutes that the booking screen shows, rounded up; lists and histories use drivingMinutes. */
export const bookingMinutes = (km: number): number => Math.ceil(km * limits.fare.minutesPerKm);

/** Whole minutes until a driver has come that far, at least one. */
export const arrivalIn = (km: number): number => Math.max(1, drivingMinutes(km));

/** Whole minutes until a driver reaches a place, at least one. */
export const arrivalMinutes = (from: Point, to: Point): number => arrivalIn(haversineKm(from, to));
