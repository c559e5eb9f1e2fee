import type { RideFact } from './facts.ts';
import { rideSetup } from './setup.ts';

const factOf = ({ event }: { event: RideFact }): RideFact => event;
const leadsTo = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isNews', params: factOf },
    target,
    actions: { type: 'apply', params: factOf },
  }) as const;

/**
 * The phase of the ride. Only the server moves it: by live facts, by its answers to commands (raised as the same
 * facts) and by reads (`sync`). A fact that does not fit the phase is ignored; the read that follows corrects it.
 */
export const lifecycleRegion = rideSetup.createStateConfig({
  initial: 'deciding',
  on: {
    sync: {
      guard: { type: 'isNotOlder', params: ({ event }) => event.ride },
      target: '.deciding',
      actions: { type: 'adopt', params: ({ event }) => event.ride },
    },
    ride_missing: '.unavailable',
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isIn', params: 'pending' }, target: 'pending' },
        { guard: { type: 'isIn', params: 'accepted' }, target: 'accepted' },
        { guard: { type: 'isIn', params: 'arriving' }, target: 'arriving' },
        { guard: { type: 'isIn', params: 'inProgress' }, target: 'inProgress' },
        { guard: { type: 'isIn', params: 'completed' }, target: 'completed' },
        { target: 'cancelled' },
      ],
    },
    pending: {
      tags: 'underWay',
      on: { ride_accepted: leadsTo('accepted'), ride_cancelled: leadsTo('cancelled') },
    },
    accepted: {
      tags: 'underWay',
      on: {
        driver_arrived: leadsTo('arriving'),
        ride_started: leadsTo('inProgress'),
        ride_cancelled: leadsTo('cancelled'),
        ride_redistributed: leadsTo('unavailable'),
      },
    },
    arriving: {
      tags: 'underWay',
      on: {
        ride_started: leadsTo('inProgress'),
        ride_cancelled: leadsTo('cancelled'),
        ride_redistributed: leadsTo('unavailable'),
      },
    },
    inProgress: {
      tags: 'underWay',
      on: { ride_completed: leadsTo('completed'), ride_cancelled: leadsTo('cancelled') },
    },
    completed: {},
    cancelled: {},
    // No longer this user's ride: offered to other drivers. Its rider reads it as pending.
    unavailable: {},
  },
});
