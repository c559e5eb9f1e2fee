import { estimatedMinutes, onTheClock } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import type { DriverPosition } from '../../provider/live/telemetry.ts';

const minute = 60_000;

/** The data from which the arrival of a car is estimated. */
export type Arrival = {
  ride: Ride;
  /** The newest position of the driver. */
  position?: DriverPosition | null;
  /** Milliseconds since 1970. */
  now: number;
  /** When the ride last changed, in milliseconds since 1970. */
  since: number;
};

/** When the car ends the leg that it drives: by its newest position, otherwise by the ride as it was read. */
const arrivalOf = ({ ride, position, since }: Arrival): number | null => {
  const phase = phaseOf[ride.status];
  if (phase !== 'accepted' && phase !== 'inProgress') return null;
  // A position from before the change measures to the end of the previous leg.
  const isNewer = position?.eta_minutes !== undefined && position.receivedAt >= since;
  const [minutes, from] = isNewer
    ? [estimatedMinutes(position.eta_minutes), position.receivedAt]
    : [estimatedMinutes(ride.estimated_arrival), since];
  return minutes === null ? null : from + minutes * minute;
};

/** The minutes until the car arrives, and the time of day; null without an estimate. */
export const arrival = (given: Arrival): { minutes: number; time: number } | null => {
  const due = arrivalOf(given);
  return due === null ? null : onTheClock(due, given.now);
};
