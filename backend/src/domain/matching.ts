import { haversineKm, type Point } from './distance.ts';

/** A driver who could take a ride. */
export type Candidate = Point & {
  driver_id: string;
  radius_km: number;
  auto_accept: 0 | 1;
  notifications_enabled: 0 | 1;
};
export type Match = Candidate & { distance_km: number };

/** The number of drivers in one wave, and the maximum number of candidates in range. */
export const waveSize = 5;
export const countedAtMost = 50;

/** The drivers whose own radius reaches the pickup, nearest first. */
export const matchDrivers = (pickup: Point, candidates: readonly Candidate[]): Match[] =>
  candidates
    .map((candidate) => ({ ...candidate, distance_km: haversineKm(candidate, pickup) }))
    .filter((match) => match.distance_km <= match.radius_km)
    .sort((a, b) => a.distance_km - b.distance_km || a.driver_id.localeCompare(b.driver_id));

/**
 * Whether an offer to a driver makes sense: one who wants no notifications and does not accept automatically sees the
 * ride only in the list, and must not use up an offer. Simulated drivers need no notification.
 */
export const canBeAsked =
  (kind: 'human' | 'simulated') =>
  (driver: Candidate): boolean =>
    kind === 'simulated' || driver.notifications_enabled === 1 || driver.auto_accept === 1;

type Waiting = {
  /** In range and without an offer so far, nearest first. */
  humans: readonly Match[];
  simulated: readonly Match[];
  /** When the ride was last offered to a human driver; null if never. */
  humanAskedAt: number | null;
  now: number;
  humansFirstFor: number;
};

/** The drivers of the next wave: human drivers first, simulated ones after the human drivers had time to answer. */
export const nextWave = ({ humans, simulated, humanAskedAt, now, humansFirstFor }: Waiting): Match[] => {
  const people = humans.filter(canBeAsked('human'));
  if (people.length > 0) return people.slice(0, waveSize);
  const hadTime = humanAskedAt === null || now - humanAskedAt >= humansFirstFor;
  return hadTime ? simulated.slice(0, waveSize) : [];
};
