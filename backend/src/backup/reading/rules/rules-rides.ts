import { drivenStatuses } from '../../../domain/ride.ts';
import type { Value } from '../../pages.ts';
import type { Rule } from './rule.ts';

const isDriven = (status: Value): boolean => drivenStatuses.some((driven) => driven === status);

/** The timestamps that a ride of each status must have. */
const needs: Record<string, readonly string[]> = {
  accepted: ['accepted_at'],
  driver_arriving: ['accepted_at', 'arrived_at'],
  in_progress: ['accepted_at', 'started_at'],
  completed: ['accepted_at', 'started_at', 'completed_at', 'fare'],
  cancelled: ['cancelled_at', 'cancelled_by'],
};

/** Consistency rules for rides and their people. */
export const rideRules: readonly Rule[] = [
  {
    table: 'rides',
    wrong: 'has no driver',
    isValid: (of) => of('driver_id') !== null || !(isDriven(of('status')) || of('status') === 'completed'),
  },
  {
    table: 'rides',
    wrong: 'is pending and has a driver',
    isValid: (of) => of('status') !== 'pending' || of('driver_id') === null,
  },
  {
    table: 'rides',
    wrong: 'lacks a value that its status requires',
    isValid: (of) => (needs[String(of('status'))] ?? []).every((column) => of(column) !== null),
  },
  {
    table: 'rides',
    wrong: 'is not cancelled but has a reason or penalty',
    isValid: (of) =>
      of('status') === 'cancelled' ||
      ['cancelled_at', 'cancelled_by', 'cancel_reason', 'cancel_reason_code', 'penalty_amount'].every(
        (column) => of(column) === null,
      ),
  },
  {
    table: 'rides',
    wrong: 'has a fare that differs from the estimate',
    isValid: (of) => of('fare') === (of('status') === 'completed' ? of('estimated_fare') : null),
  },
  {
    table: 'rides',
    wrong: 'has a driven distance that contradicts its status or has no precision',
    isValid: (of) =>
      (of('driven_km') === null) === (of('driven_partial') === null) &&
      (of('driven_km') === null || of('status') === 'completed'),
  },
  // A user who was a rider at the time may have another role today.
  {
    table: 'rides',
    wrong: 'belongs to a user who is not a rider',
    isValid: (of, { roleOf }) =>
      !(of('status') === 'pending' || isDriven(of('status'))) || roleOf(of('rider_id')) === 'rider',
  },
  {
    table: 'rides',
    wrong: 'is driven by a user who is not a driver',
    isValid: (of, { roleOf }) => !isDriven(of('status')) || roleOf(of('driver_id')) === 'driver',
  },
  // A former driver keeps the profile, but cannot be online.
  {
    table: 'driver_state',
    wrong: 'is online and does not belong to a driver',
    isValid: (of, { roleOf }) => of('is_online') === 0 || roleOf(of('user_id')) === 'driver',
  },
];

const ofRide = ['payments', 'ratings', 'rider_ratings', 'unpaid_follow_ups'];
const ofRider = ['payments', 'ratings', 'rider_ratings', 'disputes'];
const ofDriver = ['ratings', 'rider_ratings'];

/** Consistency rules for rows that belong to a ride. */
export const partyRules: readonly Rule[] = [
  ...ofRide.map(
    (table): Rule => ({
      table,
      wrong: 'belongs to a ride that is not completed',
      isValid: (of, { rideOf }) => rideOf(of('ride_id'))?.status === 'completed',
    }),
  ),
  ...ofRider.map(
    (table): Rule => ({
      table,
      wrong: 'belongs to other users than its ride',
      isValid: (of, { rideOf }) => rideOf(of('ride_id'))?.rider === of('rider_id'),
    }),
  ),
  ...ofDriver.map(
    (table): Rule => ({
      table,
      wrong: 'belongs to another driver than its ride',
      isValid: (of, { rideOf }) => rideOf(of('ride_id'))?.driver === of('driver_id'),
    }),
  ),
  {
    table: 'disputes',
    wrong: 'belongs to another driver than its ride',
    // A server of an earlier release, which runs beside this one during an upgrade, writes no driver.
    isValid: (of, { rideOf }) =>
      of('driver_id') === null || rideOf(of('ride_id'))?.driver === of('driver_id'),
  },
  {
    table: 'checkout_sessions',
    wrong: 'belongs to a ride that is not completed',
    isValid: (of, { rideOf }) => of('ride_id') === null || rideOf(of('ride_id'))?.status === 'completed',
  },
  {
    table: 'checkout_sessions',
    wrong: 'belongs to other users than its ride',
    isValid: (of, { rideOf }) => of('ride_id') === null || rideOf(of('ride_id'))?.rider === of('user_id'),
  },
  {
    table: 'unpaid_follow_ups',
    wrong: 'counts reminders without a time',
    isValid: (of) => (of('reminders') === 0) === (of('reminded_at') === null),
  },
];
