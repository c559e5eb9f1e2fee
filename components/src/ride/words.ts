import type { Ride, Timestamp, VehicleType } from '@mobility/openapi';
import { formatDateTime, formatDistance, formatMinutes, formatTime, timestampMs } from '../format/index.ts';
import { wordOf } from './status.ts';

/** The name of a vehicle class; economy where none is given. */
export const vehicleWord = (vehicle: VehicleType | undefined): string =>
  vehicle === 'suv' ? 'SUV' : wordOf(vehicle ?? 'economy');

export const passengersWord = (count = 1): string => `${count} ${count === 1 ? 'passenger' : 'passengers'}`;

/** '2.1 km · 4 min', leaving out what is not known. */
export const tripWords = (km: number | null, minutes: number | null, about = ''): string =>
  [km === null ? null : about + formatDistance(km), minutes === null ? null : about + formatMinutes(minutes)]
    .filter((part) => part !== null)
    .join(' · ');

/** The first word of a name. */
export const firstName = (name: string | null | undefined, fallback: string): string =>
  name?.trim().split(/\s+/)[0] || fallback;

/** When a ride took place, for its card. */
export const rideDate = (ride: Ride) => ride.requested_at ?? ride.created_at;

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** 'Today, 6:38 PM' or 'Nov 19, 8:05 PM'; the year too where it is not this one. `now` in milliseconds. */
export const whenWords = (moment: Timestamp, now: number): string => {
  const then = new Date(timestampMs(moment));
  const today = new Date(now);
  if (Number.isNaN(then.getTime()) || then.getFullYear() !== today.getFullYear())
    return formatDateTime(moment);
  const day = then.toDateString() === today.toDateString() ? 'Today' : dayFormat.format(then);
  return `${day}, ${formatTime(moment)}`;
};
