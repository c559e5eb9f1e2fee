import { estimatedMinutes, onTheClock, tripDriveMinutes } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import type { Formats } from '../../../format/index.ts';
import type { MapTags } from '../../../ride/live/map-tags.ts';
import { driveOn, type Leg } from './next-stop.ts';

/** The drive to the next stop along the streets, and when it ends, in milliseconds since 1970. */
export type DriveAhead = { km: number; minutes: number; at: number };

const minute = 60_000;

/** The figures agree with the clock, as on the rider's screen. Null for a car that is too far away to come. */
export const driveAhead = (leg: Leg, now: number): DriveAhead | null => {
  const { km, minutes } = driveOn(leg);
  if (estimatedMinutes(minutes) === null) return null;
  const due = onTheClock(now + minutes * minute, now);
  return { km, minutes: due.minutes, at: due.time };
};

/** The times in the tags of a driver's map: of the next stop, and on the way to the pickup also of the drop-off. */
export const driverTags = (ride: Ride, ahead: DriveAhead | null, formats: Formats): MapTags => {
  if (!ahead) return {};
  if (phaseOf[ride.status] === 'inProgress') return { dropoffTime: formats.time(ahead.at) };
  const trip = tripDriveMinutes(ride);
  return {
    pickupTime: formats.time(ahead.at),
    dropoffTime: trip === null ? undefined : formats.time(ahead.at + trip * minute),
  };
};
