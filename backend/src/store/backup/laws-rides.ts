import { drivenStatuses } from '../../domain/ride.ts';
import type { Law } from './law.ts';
import type { Value } from './rows.ts';

const isDriven = (status: Value): boolean => drivenStatuses.some((driven) => driven === status);

/** What a ride of a status has been through. */
const needs: Record<string, readonly string[]> = {
  accepted: ['accepted_at'],
  driver_arriving: ['accepted_at', 'arrived_at'],
  in_progress: ['accepted_at', 'started_at'],
  completed: ['accepted_at', 'started_at', 'completed_at', 'fare'],
  cancelled: ['cancelled_at', 'cancelled_by'],
};

/** Of rides and their people. */
export const rideLaws: readonly Law[] = [
  {
    table: 'rides',
    wrong: 'has no driver',
    holds: (of) => of('driver_id') !== null || !(isDriven(of('status')) || of('status') === 'completed'),
  },
  {
    table: 'rides',
    wrong: 'waits for a driver and has one',
    holds: (of) => of('status') !== 'pending' || of('driver_id') === null,
  },
  {
    table: 'rides',
    wrong: 'lacks what its status needs',
    holds: (of) => (needs[String(of('status'))] ?? []).every((column) => of(column) !== null),
  },
  {
    table: 'rides',
    wrong: 'is not cancelled, and says how it was',
    holds: (of) =>
      of('status') === 'cancelled' ||
      ['cancelled_at', 'cancelled_by', 'cancel_reason', 'cancel_reason_code', 'penalty_amount'].every(
        (column) => of(column) === null,
      ),
  },
  {
    table: 'rides',
    wrong: 'has another fare than was estimated',
    holds: (of) => of('fare') === (of('status') === 'completed' ? of('estimated_fare') : null),
  },
  // Whoever was a rider once may be something else today.
  {
    table: 'rides',
    wrong: 'is of somebody who is no rider',
    holds: (of, { roleOf }) =>
      !(of('status') === 'pending' || isDriven(of('status'))) || roleOf(of('rider_id')) === 'rider',
  },
  {
    table: 'rides',
    wrong: 'is driven by somebody who is no driver',
    holds: (of, { roleOf }) => !isDriven(of('status')) || roleOf(of('driver_id')) === 'driver',
  },
  // The profile of somebody who was a driver stays, their duty ends.
  {
    table: 'driver_state',
    wrong: 'is online and belongs to no driver',
    holds: (of, { roleOf }) => of('is_online') === 0 || roleOf(of('user_id')) === 'driver',
  },
];

const ofRide = ['payments', 'checkout_sessions', 'ratings', 'rider_ratings', 'unpaid_follow_ups'];
const ofRider = ['payments', 'checkout_sessions', 'ratings', 'rider_ratings', 'disputes'];

/** Of what belongs to a ride and its people. */
export const partyLaws: readonly Law[] = [
  ...ofRide.map(
    (table): Law => ({
      table,
      wrong: 'is of a ride that is not completed',
      holds: (of, { rideOf }) => rideOf(of('ride_id'))?.status === 'completed',
    }),
  ),
  ...ofRider.map(
    (table): Law => ({
      table,
      wrong: 'is of other people than its ride',
      holds: (of, { rideOf }) => rideOf(of('ride_id'))?.rider === of('rider_id'),
    }),
  ),
  ...['ratings', 'rider_ratings'].map(
    (table): Law => ({
      table,
      wrong: 'is of another driver than its ride',
      holds: (of, { rideOf }) => rideOf(of('ride_id'))?.driver === of('driver_id'),
    }),
  ),
  {
    table: 'unpaid_follow_ups',
    wrong: 'counts reminders of no time',
    holds: (of) => (of('reminders') === 0) === (of('reminded_at') === null),
  },
];
