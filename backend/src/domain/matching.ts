import { haversineKm, type Point } from './distance.ts';

/** A driver who could take a ride. */
export type Candidate = Point & {
  driver_id: string;
  radius_km: number;
  auto_accept: 0 | 1;
  notifications_enabled: 0 | 1;
};
export type Match = Candidate & { distance_km: number };

const offersAtMost = 50;

/** The drivers whose own radius reaches the pickup, nearest first. */
export const matchDrivers = (pickup: Point, candidates: readonly Candidate[]): Match[] =>
  candidates
    .map((candidate) => ({ ...candidate, distance_km: haversineKm(candidate, pickup) }))
    .filter((match) => match.distance_km <= match.radius_km)
    .sort((a, b) => a.distance_km - b.distance_km || a.driver_id.localeCompare(b.driver_id))
    .slice(0, offersAtMost);
