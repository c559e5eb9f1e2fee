import type { RideChanged } from '../ride/owner.ts';
import type { SessionEvent } from '../session/setup.ts';
import type { Warning } from '../warning.ts';
import { causeOf } from './rules.ts';
import { authSetup } from './setup.ts';

/** Emits why a call in the background failed, without the token that the error may name. */
const warns = (operation: string) =>
  ({
    type: 'emitWarning',
    params: ({ event }: { event: { error: unknown } }): Warning => ({
      type: 'warning',
      operation,
      error: causeOf(event.error),
    }),
  }) as const;

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
          actions: [{ type: 'noteToken', params: ({ event }) => event.times }, 'raiseTokenChanged'],
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
          actions: [{ type: 'noteToken', params: ({ event }) => event.output }, 'raiseTokenChanged'],
        },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'unanswered',
            actions: warns('refreshSession'),
          },
          { target: '#auth.expiring' },
        ],
      },
    },
    // A server that restarts must not sign anyone out. Without a network, the overdue timer would fire again at once.
    unanswered: {
      after: { recheck: { guard: 'isOnline', target: 'refreshing' } },
      on: {
        online: { target: 'refreshing', actions: 'noteOnline' },
        auth_rejected: {},
        session_expired: 'refreshing',
      },
    },
  },
});

/** Checks at intervals whether the session is valid, and reads its user. */
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
        // The server may have closed the channel because the session ended elsewhere.
        live_closed: 'validating',
      },
    },
    validating: {
      // The answer on its way may be older than the end of the session.
      on: { live_closed: { target: 'validating', reenter: true } },
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
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'waiting',
            actions: warns('getCurrentUser'),
          },
          { target: '#auth.expiring' },
        ],
      },
    },
  },
});

const sendsOn = {
  type: 'sendToSession',
  params: ({ event }: { event: SessionEvent }) => event,
} as const;
const emitsRideChanged = {
  type: 'emitRideChanged',
  params: ({ event }: { event: RideChanged }) => event,
} as const;

/**
 * Loads the code of the session and runs it. Without it there are no live messages. The load is
 * repeated at intervals, on the user's request and when the network returns.
 */
export const session = authSetup.createStateConfig({
  initial: 'loading',
  exit: ['announceLogout', 'stopSession', 'forgetSession'],
  states: {
    loading: {
      invoke: {
        src: 'loadSession',
        id: 'loadSession',
        onDone: { target: 'running', actions: { type: 'startSession', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: warns('loadSession') },
      },
    },
    failed: {
      after: { sessionReload: 'reloading' },
      on: { retry: 'reloading', online: { target: 'reloading', actions: 'noteOnline' } },
    },
    reloading: {
      invoke: {
        src: 'loadSession',
        id: 'loadSession',
        onDone: { target: 'running', actions: { type: 'startSession', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    running: {
      on: {
        retry: { actions: sendsOn },
        token_changed: { actions: sendsOn },
        offer_accepted: {
          actions: [
            { type: 'emitRideChanged', params: ({ event }) => ({ ride_id: event.ride.id }) },
            sendsOn,
          ],
        },
        ride_changed: { actions: [emitsRideChanged, sendsOn] },
      },
    },
  },
  on: {
    live_message: {
      actions: { type: 'emitMessage', params: ({ event }) => ({ message: event.message }) },
    },
    resync: { actions: { type: 'emitResync', params: ({ event }) => event } },
    live_connected: { actions: 'emitConnected' },
    ride_changed: { actions: emitsRideChanged },
    warning: { actions: { type: 'emitWarning', params: ({ event }) => event } },
  },
});
