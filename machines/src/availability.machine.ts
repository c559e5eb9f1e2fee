import type {
  AvailableRide,
  AvailableRides,
  DriverPreferences,
  KnownLocation,
  Location,
} from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { Alert, AlertSink } from './alert.ts';
import { offerAlert, rideKey } from './availability.rules.ts';
import { failureOf } from './failure.ts';
import { problemOf } from './problem.ts';

type Input = { userId: string; alerts: AlertSink };
type Context = Input & {
  rides: readonly AvailableRide[];
  location: KnownLocation;
  /** The rides of this duty that were seen already; null before the first list, whose rides are no news. */
  seen: readonly string[] | null;
};
type Event =
  | { type: 'goOnline' }
  | { type: 'goOffline' }
  | { type: 'refresh' }
  /** Something happened that changes which rides there are. */
  | { type: 'rides_changed' }
  /** Somebody else, or another tab, may have changed whether the driver is on duty. */
  | { type: 'duty_changed' }
  | { type: 'became_visible' | 'online' | 'offline' }
  | { type: 'location_updated'; location: Location };

const available: Pick<AvailableRides, 'available_rides'> = { available_rides: [] };

/** Whether a driver takes rides, and which ones wait nearby: the only owner of that list. */
export const availabilityMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'online' | 'pending',
  },
  actors: {
    getDriverPreferences: fromPromise<Pick<DriverPreferences, 'is_online' | 'current_location'>>(() =>
      Promise.resolve({ is_online: false, current_location: null }),
    ),
    goOnline: fromPromise<unknown>(() => Promise.resolve()),
    goOffline: fromPromise<unknown>(() => Promise.resolve()),
    updateLocation: fromPromise<unknown, { location: KnownLocation }>(() => Promise.resolve()),
    listAvailableRides: fromPromise<Pick<AvailableRides, 'available_rides'>>(() =>
      Promise.resolve(available),
    ),
    watchPresence: fromCallback<EventObject, void>(() => undefined),
  },
  delays: { pollInterval: limits.availability.pollInterval },
  guards: {
    isOnDuty: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    hasLocation: ({ context }) => context.location !== null,
  },
  actions: {
    setLocation: assign({ location: (_, { location }: { location: KnownLocation }) => location }),
    setRides: assign({ rides: (_, { rides }: { rides: readonly AvailableRide[] }) => rides }),
    rememberRides: assign({
      seen: ({ context }) =>
        [...new Set([...(context.seen ?? []), ...context.rides.map(rideKey)])].slice(-500),
    }),
    emptyRides: assign({ rides: [] }),
    leaveDuty: assign({ rides: [], seen: null }),
    announceRides: ({ context: { seen, rides, alerts, userId } }) => {
      const unseen = seen === null ? [] : rides.filter((ride) => !seen.includes(rideKey(ride)));
      for (const ride of unseen) alerts.send({ type: 'alert', alert: offerAlert(userId, ride) });
    },
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    alertFailure: ({ context }, { error, message }: { error: unknown; message: Alert['message'] }) =>
      context.alerts.send({ type: 'alert', alert: { tone: 'critical', ...failureOf(message, error) } }),
    logProblem: (_, { error }: { error: unknown }) => console.warn('listAvailableRides', problemOf(error)),
  },
}).createMachine({
  id: 'availability',
  context: ({ input }) => ({ ...input, rides: [], location: null, seen: null }),
  initial: 'loading',
  on: {
    location_updated: {
      actions: { type: 'setLocation', params: ({ event }) => ({ location: event.location }) },
    },
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        src: 'getDriverPreferences',
        id: 'getDriverPreferences',
        onDone: [
          {
            guard: { type: 'isOnDuty', params: ({ event }) => ({ isOnline: event.output.is_online }) },
            target: 'online',
            actions: {
              type: 'setLocation',
              params: ({ event }) => ({ location: event.output.current_location }),
            },
          },
          {
            target: 'offline',
            actions: {
              type: 'setLocation',
              params: ({ event }) => ({ location: event.output.current_location }),
            },
          },
        ],
        onError: 'offline',
      },
    },
    offline: {
      entry: 'leaveDuty',
      on: {
        goOnline: [
          { guard: 'hasLocation', target: 'goingOnline' },
          { actions: { type: 'alert', params: { tone: 'caution', message: 'driver.locationRequired' } } },
        ],
        duty_changed: 'loading',
      },
    },
    goingOnline: {
      tags: 'pending',
      initial: 'switching',
      states: {
        switching: {
          invoke: {
            src: 'goOnline',
            id: 'goOnline',
            onDone: {
              target: 'reporting',
              actions: {
                type: 'alert',
                params: { tone: 'success', message: 'driver.nowOnline', topic: 'duty' },
              },
            },
            onError: {
              target: '#availability.offline',
              actions: {
                type: 'alertFailure',
                params: ({ event }) => ({ error: event.error, message: 'driver.statusFailed' }),
              },
            },
          },
        },
        // The location goes ahead of the first list, which the server orders by it.
        reporting: {
          invoke: {
            src: 'updateLocation',
            id: 'updateLocation',
            input: ({ context }) => ({ location: context.location }),
            onDone: '#availability.online',
            onError: {
              target: '#availability.online',
              actions: {
                type: 'alertFailure',
                params: ({ event }) => ({ error: event.error, message: 'driver.locationFailed' }),
              },
            },
          },
        },
      },
    },
    online: {
      tags: 'online',
      invoke: { src: 'watchPresence', id: 'watchPresence' },
      initial: 'fetching',
      on: {
        goOffline: 'goingOffline',
        refresh: '.fetching',
        rides_changed: '.fetching',
        became_visible: '.fetching',
        online: '.fetching',
        duty_changed: '.checking',
      },
      states: {
        checking: {
          invoke: {
            src: 'getDriverPreferences',
            id: 'getDriverPreferences',
            onDone: [
              {
                guard: { type: 'isOnDuty', params: ({ event }) => ({ isOnline: event.output.is_online }) },
                target: 'fetching',
              },
              { target: '#availability.offline' },
            ],
            onError: 'fetching',
          },
        },
        fetching: {
          invoke: {
            src: 'listAvailableRides',
            id: 'listAvailableRides',
            onDone: {
              target: 'waiting',
              actions: [
                { type: 'setRides', params: ({ event }) => ({ rides: event.output.available_rides }) },
                'announceRides',
                'rememberRides',
              ],
            },
            onError: {
              target: 'waiting',
              actions: [
                { type: 'logProblem', params: ({ event }) => ({ error: event.error }) },
                'emptyRides',
              ],
            },
          },
        },
        // Counted from the settled answer, so that a slow server is not asked twice at once.
        waiting: { after: { pollInterval: 'fetching' } },
      },
    },
    goingOffline: {
      tags: 'pending',
      invoke: {
        src: 'goOffline',
        id: 'goOffline',
        onDone: {
          target: 'offline',
          actions: { type: 'alert', params: { tone: 'info', message: 'driver.nowOffline', topic: 'duty' } },
        },
        onError: {
          target: 'online',
          actions: {
            type: 'alertFailure',
            params: ({ event }) => ({ error: event.error, message: 'driver.statusFailed' }),
          },
        },
      },
    },
  },
});
