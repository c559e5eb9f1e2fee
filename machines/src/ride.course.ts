import type { Alert } from './alert.ts';
import { failureOf } from './failure.ts';
import type { RideFact } from './ride.rules.ts';
import { commandMessage, type RideAction, rideSetup } from './ride.setup.ts';

const factOf = ({ event }: { event: RideFact }): RideFact => event;
const leadsTo = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isNews', params: factOf },
    target,
    actions: [{ type: 'apply', params: factOf }, 'tellChanged'],
  }) as const;
/** News that does not fit the state: something was missed, so the server is asked. */
const missed = { guard: { type: 'isNews', params: factOf }, actions: 'tellChanged' } as const;
const asks = <Action extends RideAction>(action: Action) =>
  ({
    guard: { type: 'may', params: action },
    target: '#ride.command.sending',
    actions: { type: 'act', params: action },
  }) as const;

/** Where the ride stands: the server's answers and facts alone move it. */
export const lifecycleRegion = rideSetup.createStateConfig({
  initial: 'deciding',
  on: {
    sync: {
      guard: { type: 'isNotOlder', params: ({ event }) => event.ride },
      target: '.deciding',
      actions: { type: 'adopt', params: ({ event }) => event.ride },
    },
    ride_accepted: missed,
    driver_arrived: missed,
    ride_started: missed,
    ride_completed: missed,
    ride_cancelled: missed,
    ride_redistributed: missed,
    ride_no_longer_available: missed,
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
      on: {
        ride_accepted: leadsTo('accepted'),
        ride_cancelled: leadsTo('cancelled'),
        ride_no_longer_available: leadsTo('unavailable'),
      },
    },
    accepted: {
      on: {
        driver_arrived: leadsTo('arriving'),
        ride_started: leadsTo('inProgress'),
        ride_cancelled: leadsTo('cancelled'),
        ride_redistributed: leadsTo('pending'),
      },
    },
    arriving: {
      on: {
        ride_started: leadsTo('inProgress'),
        ride_cancelled: leadsTo('cancelled'),
        ride_redistributed: leadsTo('pending'),
      },
    },
    inProgress: {
      on: {
        ride_completed: leadsTo('completed'),
        ride_cancelled: leadsTo('cancelled'),
      },
    },
    completed: {},
    cancelled: {},
    // A driver's offer that somebody else took.
    unavailable: {},
  },
});

/** The driver's next step: asked for here, seen in the lifecycle once the server has done it. */
export const commandRegion = rideSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        accept: asks('accept'),
        arrive: asks('arrive'),
        start: asks('start'),
        complete: asks('complete'),
      },
    },
    sending: {
      entry: { type: 'makeKey', params: 'command' },
      invoke: {
        id: 'updateRide',
        src: 'updateRide',
        input: ({ context }) => ({
          rideId: context.ride.id,
          body: { action: context.action ?? 'accept' },
          idempotencyKey: context.keys.command,
        }),
        onDone: { target: 'idle', actions: ['endAct', 'tellChanged'] },
        onError: {
          target: 'failed',
          actions: [
            { type: 'failAct', params: ({ event }) => ({ error: event.error }) },
            { type: 'settleKey', params: ({ event }) => ({ intent: 'command', error: event.error }) },
            {
              type: 'alert',
              params: ({ context, event }): Alert => ({
                tone: 'critical',
                ...failureOf(commandMessage(context.action), event.error),
              }),
            },
            'tellChanged',
          ],
        },
      },
    },
    failed: {
      always: { guard: 'mayNotAct', target: 'idle', actions: 'endAct' },
      on: {
        retry: 'sending',
        dismiss: { target: 'idle', actions: 'endAct' },
        accept: asks('accept'),
        arrive: asks('arrive'),
        start: asks('start'),
        complete: asks('complete'),
      },
    },
  },
});
