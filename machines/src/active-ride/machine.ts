import type { AvailableRide, LiveMessage, Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { assertEvent, assign, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type AlertSink, rideTopic } from '../alerts/alert.ts';
import type { PositionSink } from '../device-position/machine.ts';
import { isRideFact } from '../ride/facts.ts';
import { rideMachine } from '../ride/machine.ts';
import type { RideChanged, RideOwner } from '../ride/owner.ts';
import type { Party } from '../ride/rules.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import { changesActiveRide, rideToFollow } from './rules.ts';

export type ActiveRideInput = { by: Party; alerts: AlertSink; owner: RideOwner; position: PositionSink };
export type ActiveRideContext = ActiveRideInput & {
  /** The ride that the child `ride` follows. */
  rideId: string | null;
  /** Whether that ride is requested, accepted, arriving or in progress, as far as it was read. */
  isUnderWay: boolean;
};

export type ActiveRideEvent =
  | { type: 'live_received'; message: LiveMessage }
  | { type: 'live_connected'; sendsPositions: boolean }
  | { type: 'live_disconnected' }
  /** Live messages may have been missed. */
  | { type: 'resync'; isFirst: boolean }
  /** The server gave this offer's ride to the driver. */
  | { type: 'offer_accepted'; ride: AvailableRide }
  | RideChanged
  /** The driver has read the summary of the ride that has ended. */
  | { type: 'leave_summary' }
  | { type: 'became_visible' | 'online' | 'offline' }
  /** Raised by the machine itself after a read. */
  | { type: 'ride_found'; ride: Ride }
  | { type: 'no_ride_found' }
  | { type: 'poll' };

const activeRideSetup = setup({
  types: {
    input: {} as ActiveRideInput,
    context: {} as ActiveRideContext,
    events: {} as ActiveRideEvent,
    // All children must be listed: xstate's declarations do not match if one is missing.
    children: {} as { ride: 'ride'; listMyRides: 'listMyRides'; watchPresence: 'watchPresence' },
  },
  actors: {
    listMyRides: unprovided<readonly Ride[]>('listMyRides'),
    watchPresence: unprovidedCallback('watchPresence'),
    ride: rideMachine,
  },
  delays: { fallbackPoll: limits.live.fallbackPoll, ridePoll: limits.live.ridePoll },
  guards: {
    isFollowed: ({ context }, ride: Ride) => ride.id === context.rideId,
    isUnderWay: ({ context }) => context.isUnderWay,
    sendsPositions: (_, { sendsPositions }: { sendsPositions: boolean }) => sendsPositions,
    isFact: (_, message: LiveMessage) => isRideFact(message),
    changesActiveRide: (_, message: LiveMessage) => changesActiveRide(message),
  },
  actions: {
    setRide: assign((_, ride: Ride) => ({ rideId: ride.id })),
    forgetRide: assign({ rideId: null }),
    askForPosition: ({ context }, { isUnderWay }: { isUnderWay: boolean }) => {
      if (isUnderWay === context.isUnderWay) return;
      context.position.send({ type: 'position_wanted', by: 'ride', wanted: isUnderWay });
    },
    noteUnderWay: assign((_, { isUnderWay }: { isUnderWay: boolean }) => ({ isUnderWay })),
    syncRide: sendTo('ride', (_, ride: Ride) => ({ type: 'sync', ride })),
    forwardFact: sendTo('ride', (_, message: LiveMessage) => {
      if (!isRideFact(message)) throw new Error(`${message.type} is not a fact about a ride`);
      return message;
    }),
    raiseRead: raise(({ context }, rides: readonly Ride[]): ActiveRideEvent => {
      const ride = rideToFollow(rides, context.rideId);
      return ride ? { type: 'ride_found', ride } : { type: 'no_ride_found' };
    }),
    raiseAccepted: raise(
      (_, ride: AvailableRide): ActiveRideEvent => ({
        type: 'ride_found',
        ride: { ...ride, status: 'accepted' },
      }),
    ),
    raisePoll: raise({ type: 'poll' }),
    /** Announces the driver's new ride. After an automatic acceptance no other message does. */
    alertAccepted: ({ context: { by, alerts } }, { id, status, attempt = 1 }: Ride) => {
      if (by !== 'driver' || status !== 'accepted') return;
      alerts.send({
        type: 'alert',
        alert: {
          tone: 'success',
          message: 'ride.accepted',
          sound: 'ride_accepted',
          once: `accepted:${id}:${attempt}`,
          moment: rideTopic(id),
        },
      });
    },
  },
});

/** Which ride is followed. The child `ride` is its machine; screens read that snapshot. */
const ride = activeRideSetup.createStateConfig({
  initial: 'unknown',
  on: {
    ride_found: {
      target: '.present',
      actions: { type: 'setRide', params: ({ event }) => event.ride },
    },
    no_ride_found: '.none',
    offer_accepted: { actions: { type: 'raiseAccepted', params: ({ event }) => event.ride } },
  },
  states: {
    unknown: {},
    none: {
      on: {
        ride_found: {
          target: 'present',
          actions: [
            { type: 'setRide', params: ({ event }) => event.ride },
            { type: 'alertAccepted', params: ({ event }) => event.ride },
          ],
        },
      },
    },
    // The ride stays until there is another one, so that the answers to its last commands are not lost.
    present: {
      invoke: {
        src: 'ride',
        id: 'ride',
        input: ({ context: { by, alerts, owner }, event }) => {
          assertEvent(event, 'ride_found');
          return { ride: event.ride, by, alerts, owner };
        },
      },
      on: {
        ride_found: [
          {
            guard: { type: 'isFollowed', params: ({ event }) => event.ride },
            actions: { type: 'syncRide', params: ({ event }) => event.ride },
          },
          {
            target: 'present',
            reenter: true,
            actions: [
              { type: 'setRide', params: ({ event }) => event.ride },
              { type: 'alertAccepted', params: ({ event }) => event.ride },
            ],
          },
        ],
        no_ride_found: { actions: sendTo('ride', { type: 'ride_missing' }) },
        live_connected: { actions: sendTo('ride', { type: 'live_connected' }) },
        leave_summary: { target: 'none', actions: 'forgetRide' },
        live_received: {
          guard: { type: 'isFact', params: ({ event }) => event.message },
          actions: { type: 'forwardFact', params: ({ event }) => event.message },
        },
      },
    },
  },
});

/** Reads the rides again after everything that may have changed them; a newer reason restarts a read. */
const reading = activeRideSetup.createStateConfig({
  initial: 'asking',
  on: {
    live_received: {
      guard: { type: 'changesActiveRide', params: ({ event }) => event.message },
      target: '.asking',
    },
    offer_accepted: '.asking',
    ride_changed: '.asking',
    resync: '.asking',
    became_visible: '.asking',
    online: '.asking',
  },
  states: {
    asking: {
      invoke: {
        src: 'listMyRides',
        id: 'listMyRides',
        onDone: { target: 'resting', actions: { type: 'raiseRead', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    resting: { on: { poll: { guard: 'isUnderWay', target: 'asking' } } },
    failed: { on: { live_connected: 'asking' }, after: { fallbackPoll: 'asking' } },
  },
});

/** While the channel sends no positions of the driver, the ride under way is read at short intervals. */
const channel = activeRideSetup.createStateConfig({
  initial: 'down',
  on: {
    ride_found: {
      actions: [
        { type: 'askForPosition', params: ({ event }) => ({ isUnderWay: isActive(event.ride) }) },
        { type: 'noteUnderWay', params: ({ event }) => ({ isUnderWay: isActive(event.ride) }) },
      ],
    },
    no_ride_found: {
      actions: [
        { type: 'askForPosition', params: { isUnderWay: false } },
        { type: 'noteUnderWay', params: { isUnderWay: false } },
      ],
    },
    live_connected: [
      { guard: { type: 'sendsPositions', params: ({ event }) => event }, target: '.up' },
      { target: '.down' },
    ],
    live_disconnected: '.down',
  },
  states: {
    down: { after: { ridePoll: { target: 'down', reenter: true, actions: 'raisePoll' } } },
    up: {},
  },
});

/**
 * Owns the ride that the signed-in rider or driver takes part in now. It follows one ride at a time: live facts reach
 * its machine at once, and reads of the server correct it.
 */
const machine = activeRideSetup.createMachine({
  id: 'activeRide',
  type: 'parallel',
  context: ({ input }) => ({ ...input, rideId: null, isUnderWay: false }),
  invoke: { src: 'watchPresence', id: 'watchPresence' },
  states: { ride, reading, channel },
});

type Inferred = typeof machine;
/** A named interface of the machine, because declarations would repeat a type alias in full. */
export interface ActiveRideMachine extends Inferred {}
export const activeRideMachine: ActiveRideMachine = machine;
export type ActiveRideSnapshot = SnapshotFrom<typeof activeRideMachine>;
