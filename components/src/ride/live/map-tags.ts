import { tripDriveMinutes } from '@mobility/machines/ride';
import { phaseOf } from '@mobility/openapi/lifecycle';
import type { Formats } from '../../format/index.ts';
import { type Arrival, arrival } from './arrival.ts';

/**
 * The texts of the tags on a ride's map besides the names: the minutes of the car, and the times at
 * both ends.
 */
export type MapTags = { carTime?: string; pickupTime?: string; dropoffTime?: string };

const minute = 60_000;

/** The tags of a ride whose car is on its way; none without an estimate. */
export const mapTags = (given: Arrival & { formats: Formats }): MapTags => {
  const { ride, formats } = given;
  const due = arrival(given);
  if (!due) return {};
  const [carTime, time] = [formats.minutes(due.minutes), formats.time(due.time)];
  if (phaseOf[ride.status] === 'inProgress') return { carTime, dropoffTime: time };
  const trip = tripDriveMinutes(ride);
  return {
    carTime,
    pickupTime: time,
    dropoffTime: trip === null ? undefined : formats.time(due.time + trip * minute),
  };
};
