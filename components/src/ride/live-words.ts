import { rideMinutes } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { formatTime, timestampMs } from '../format/index.ts';
import { firstName } from './words.ts';

export type LiveWords = {
  /** The big figure or word, read first. */
  figure: string;
  unit?: string;
  sentence: string;
  /** A label and a time of day beside the badge. */
  clock?: { label: string; time: string };
};

const minute = 60_000;
/** '4:12' until the moment, never below zero. */
export const countdown = (until: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const searching = (ride: Ride, now: number): LiveWords => {
  const until = ride.expires_at == null ? null : timestampMs(ride.expires_at);
  const sentence = (ride.attempt ?? 1) > 1 ? 'Looking for another driver' : 'Looking for a driver';
  if (until === null || Number.isNaN(until)) return { figure: 'Searching', sentence };
  return {
    figure: countdown(until, now),
    unit: 'left',
    sentence,
    clock: { label: 'Open until', time: formatTime(until) },
  };
};

const onTheWay = (ride: Ride, now: number, since: number): LiveWords => {
  const sentence = `${firstName(ride.driver_name, 'Your driver')} is on the way`;
  if (ride.estimated_arrival == null) return { figure: 'On the way', sentence };
  const arrival = since + ride.estimated_arrival * minute;
  return {
    // Late is still on the way: the figure never falls below a minute.
    figure: String(Math.max(1, Math.ceil((arrival - now) / minute))),
    unit: 'min',
    sentence,
    clock: { label: 'Arrives', time: formatTime(arrival) },
  };
};

const riding = (ride: Ride): LiveWords => {
  const minutes = rideMinutes(ride);
  const sentence = `On your way to ${ride.dropoff_address || 'your destination'}`;
  return minutes === null
    ? { figure: 'On board', sentence }
    : { figure: `${minutes}`, unit: 'min trip', sentence };
};

const words: Record<RidePhase, (ride: Ride, now: number, since: number) => LiveWords> = {
  pending: searching,
  accepted: onTheWay,
  arriving: (ride) => ({
    figure: 'Here',
    sentence: `${firstName(ride.driver_name, 'Your driver')} waits at ${ride.pickup_address || 'the pickup'}`,
  }),
  inProgress: riding,
  completed: () => ({ figure: 'Arrived', sentence: 'Your ride is complete' }),
  cancelled: () => ({ figure: 'Cancelled', sentence: 'This ride was cancelled' }),
};

/** What the live card says of a ride at this time, of which it has known `since`. Both in milliseconds. */
export const liveWords = (ride: Ride, now: number, since: number): LiveWords =>
  words[phaseOf[ride.status]](ride, now, since);
