import {
  driveOf,
  haversineKm,
  arrivalMinutes as minutesUntil,
  type Point,
  radians,
} from '@mobility/openapi/drive';

export { bookingMinutes, drivingMinutes, haversineKm, type Point, radians } from '@mobility/openapi/drive';

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

/** Whole minutes until a driver has come that far in a straight line, as the ride then shows them: at least one. */
export const arrivalIn = (km: number): number => minutesUntil(driveOf(km).minutes);

/** Whole minutes until a driver reaches a place, at least one. */
export const arrivalMinutes = (from: Point, to: Point): number => arrivalIn(haversineKm(from, to));
