import type { ActiveRideEvent } from '../active-ride/machine.ts';
import { authSetup, partyOf, receiverOf } from './setup.ts';

/**
 * Refreshes the token when it is due, when the user returns after that, when the live channel refused it, or when the
 * server refused it after that: the timers of a device that slept are late.
 */
export const refresh = authSetup.createStateConfig({
  initial: 'waiting',
  on: {
    auth_rejected: [
      {
        guard: { type: 'wasRejectedAgain', params: ({ event }) => event },
        target: '#auth.expiring',
      },
      { target: '.refreshing' },
    ],
  },
  states: {
    waiting: {
      after: { refreshDue: 'refreshing' },
      on: {
        became_visible: { guard: 'refreshOverdue', target: 'refreshing' },
        session_expired: [{ guard: 'refreshOverdue', target: 'refreshing' }, { target: '#auth.expiring' }],
        token_adopted: {
          target: 'waiting',
          reenter: true,
          actions: [{ type: 'noteToken', params: ({ event }) => event.times }, 'sendTokenChanged'],
        },
      },
    },
    refreshing: {
      // The answer to the refresh decides.
      on: { auth_rejected: {}, session_expired: {} },
      invoke: {
        src: 'refreshSession',
        id: 'refreshSession',
        onDone: {
          target: 'waiting',
          actions: [{ type: 'noteToken', params: ({ event }) => event.output }, 'sendTokenChanged'],
        },
        onError: [{ guard: 'isOffline', target: 'offline' }, { target: '#auth.expiring' }],
      },
    },
    // Without a network the overdue timer would fire again at once.
    offline: {
      on: {
        online: { target: 'refreshing', actions: 'noteOnline' },
        auth_rejected: {},
        session_expired: 'refreshing',
      },
    },
  },
});

/** Asks at intervals whether the session is valid, and reads its user. */
export const validation = authSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      after: { validationInterval: 'validating' },
      on: {
        became_visible: { guard: 'validationOverdue', target: 'validating' },
        online: { guard: 'validationOverdue', target: 'validating', actions: 'noteOnline' },
        // The other tab may have signed in another user.
        token_adopted: 'validating',
      },
    },
    validating: {
      invoke: {
        src: 'getCurrentUser',
        id: 'getCurrentUser',
        onDone: [
          {
            guard: { type: 'isAnotherUser', params: ({ event }) => event.output },
            target: '#auth.authenticated',
            reenter: true,
            actions: { type: 'setUser', params: ({ event }) => event.output },
          },
          { target: 'waiting', actions: { type: 'setUser', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'isOffline', target: 'waiting' }, { target: '#auth.expiring' }],
      },
    },
  },
});

/** Passes live messages on to the inbox, the alerts and the app. */
export const live = authSetup.createStateConfig({
  on: {
    live_received: {
      actions: [
        { type: 'sendToInbox', params: ({ event }) => ({ message: event.message }) },
        { type: 'alertLive', params: ({ event }) => ({ message: event.message }) },
        { type: 'emitMessage', params: ({ event }) => ({ message: event.message }) },
      ],
    },
    resync: { actions: ['emitResync', 'sendResyncToInbox'] },
    ride_changed: {
      actions: { type: 'emitRideChanged', params: ({ event }) => ({ ride_id: event.ride_id }) },
    },
    offer_accepted: {
      actions: { type: 'emitRideChanged', params: ({ event }) => ({ ride_id: event.ride.id }) },
    },
    live_unreachable: {
      actions: {
        type: 'emitWarning',
        params: ({ event }) => ({ type: 'warning', message: event.message }),
      },
    },
    warning: {
      actions: { type: 'emitWarning', params: ({ event }) => event },
    },
  },
});

const sendsToActiveRide = {
  actions: { type: 'sendToActiveRide', params: ({ event }: { event: ActiveRideEvent }) => event },
} as const;

/** The ride under way of a rider or driver. A region of its own, because an invocation has no condition. */
export const activeRide = authSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'takesRides', target: 'following' }, { target: 'none' }] },
    none: {},
    following: {
      invoke: {
        src: 'activeRide',
        id: 'activeRide',
        input: ({ context, self }) => ({
          by: partyOf(context) ?? 'rider',
          alerts: context.alerts,
          owner: self,
        }),
      },
      on: {
        live_received: sendsToActiveRide,
        live_connected: sendsToActiveRide,
        live_disconnected: sendsToActiveRide,
        resync: sendsToActiveRide,
        ride_changed: sendsToActiveRide,
        offer_accepted: sendsToActiveRide,
      },
    },
  },
});

/** What only a driver has. */
export const duty = authSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDriver', target: 'driving' }, { target: 'none' }] },
    none: {},
    driving: {
      invoke: [
        {
          src: 'availability',
          id: 'availability',
          input: ({ context, self }) => ({
            userId: receiverOf(context).id,
            alerts: context.alerts,
            owner: self,
          }),
        },
        {
          src: 'offers',
          id: 'offers',
          input: ({ context: { alerts }, self }) => ({ alerts, owner: self }),
        },
        { src: 'preferences', id: 'preferences', input: ({ context: { alerts } }) => ({ alerts }) },
        {
          src: 'driverLocation',
          id: 'driverLocation',
          input: ({ context: { alerts }, self }) => ({ alerts, owner: self }),
        },
      ],
      on: {
        live_received: [
          {
            guard: { type: 'changesRides', params: ({ event }) => event.message },
            actions: 'sendRidesChanged',
          },
          {
            guard: { type: 'changesDuty', params: ({ event }) => event.message },
            actions: 'sendDutyChanged',
          },
        ],
        resync: { actions: 'sendDutyChanged' },
        ride_changed: { actions: 'sendRidesChanged' },
        offer_accepted: { actions: 'sendRidesChanged' },
        location_updated: {
          actions: [
            { type: 'sendLocation', params: ({ event }) => event },
            { type: 'followLocation', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
