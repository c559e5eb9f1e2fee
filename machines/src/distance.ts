import { limits } from '@mobility/openapi/limits';

type Point = { latitude: number; longitude: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export const haversineKm = (from: Point, to: Point): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * limits.distance.earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Minutes of a ride in lists and history: 30 km/h, rounded. Booking estimates by `estimatedMinutes` instead. */
export const historyMinutes = (km: number): number => Math.round((km / limits.distance.kmPerHour) * 60);
