import { rideMoment } from '@mobility/machines/ride';
import type { Ride, Timestamp } from '@mobility/openapi';
import { type Formats, timestampMs } from '../format/index.ts';
import type { RideText } from './status.ts';

/** '2.1 km · 4 min', without what is not known; `about` marks each figure as approximate. */
export const tripText = (
  formats: Formats,
  km: number | null,
  minutes: number | null,
  about: (figure: string) => string = (figure) => figure,
): string =>
  [km === null ? null : formats.distance(km), minutes === null ? null : formats.minutes(minutes)]
    .filter((figure) => figure !== null)
    .map(about)
    .join(' · ');

/** The first word of a name; empty where there is none. */
export const firstName = (name: string | null | undefined): string => name?.trim().split(/\s+/)[0] ?? '';

/** When a ride took place: the time by which lists sort it, so that the dates of a list are in order. */
export const rideDate = (ride: Ride): Timestamp => rideMoment(ride) ?? '';

/** 'Today, 6:38 PM' or 'Nov 19, 8:05 PM'; with the year where it is not this one. `now` in milliseconds. */
export const whenText = (t: RideText, formats: Formats, moment: Timestamp, now: number): string => {
  const then = new Date(timestampMs(moment));
  const today = new Date(now);
  if (Number.isNaN(then.getTime()) || then.getFullYear() !== today.getFullYear())
    return formats.dateTime(moment);
  const time = formats.time(moment);
  return then.toDateString() === today.toDateString()
    ? t('today', { time })
    : t('dayAndTime', { day: formats.day(moment), time });
};
