import type { AvailableRide, AvailableRides, DriverPreferences, KnownLocation } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, raise, setup, stateIn } from 'xstate';
import type { Alert } from '../alerts/alert.ts';
import type { PositionWanted } from '../device-position/machine.ts';
import { offerKey } from '../offers/key.ts';
import { shownError } from '../shown-error.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import type { Event, Input } from './events.ts';
import { isOnDuty, offerAlert, setsLocation } from './rules.ts';

type Context = Input & {
  /** Null while they are not known: before the first list, and after one that could not be read. */
  rides: readonly AvailableRide[] | null;
  /** When they were read, in milliseconds since 1970. */
  readAt: number | null;
  location: KnownLocation;
  /** The offers seen since going online; null before the first list, which is not announced. */
  seen: readonly string[] | null;
};

const wantsPosition = { type: 'wantPosition', params: { wanted: true } } as const;
/** After a reload, or where the driver went online elsewhere. */
const resumesPosition = { type: 'wantPosition', params: { wanted: true, resumed: true } } as const;

/** Whether a driver is online, and which rides are available: the only owner of that list. */
export const availabilityMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'online' | 'pending',
  },
  actors: {
    getDriverPreferences:
      unprovided<Pick<DriverPreferences, 'is_online' | 'current_location'>>('getDriverPreferences'),
    goOnline: unprovided<unknown>('goOnline'),
    goOffline: unprovided<unknown>('goOffline'),
    updateLocation: unprovided<unknown, { location: KnownLocation }>('updateLocation'),
    listAvailableRides:
      unprovided<Pick<AvailableRides, 'available_rides' | 'is_online'>>('listAvailableRides'),
    watchPresence: unprovidedCallback('watchPresence'),
  },
  delays: { pollInterval: limits.availability.pollInterval },
  guards: {
    isOnDuty: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    hasLocation: ({ context }) => context.location !== null,
    isRequested: stateIn({ loading: 'requested' }),
  },
  actions: {
    setLocation: assign({ location: (_, { location }: { location: KnownLocation }) => location }),
    setRides: assign(({ context }, { rides }: { rides: readonly AvailableRide[] }) => ({
      rides,
      readAt: context.clock.now(),
    })),
    rememberRides: assign({
      seen: ({ context }) =>
        [...new Set([...(context.seen ?? []), ...(context.rides ?? []).map(offerKey)])].slice(-500),
    }),
    raiseGoOnline: raise({ type: 'goOnline' }),
    forgetRides: assign({ rides: null }),
    leaveDuty: assign({ rides: null, seen: null }),
    announceRides: ({ context: { seen, rides, alerts, userId } }) => {
      const unseen = seen === null ? [] : (rides ?? []).filter((ride) => !seen.includes(offerKey(ride)));
      for (const ride of unseen) alerts.send({ type: 'alert', alert: offerAlert(userId, ride) });
    },
    wantPosition: ({ context }, wish: Pick<PositionWanted, 'wanted' | 'resumed'>) =>
      context.position.send({ type: 'position_wanted', by: 'duty', ...wish }),
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    alertError: ({ context }, { error, message }: { error: unknown; message: Alert['message'] }) =>
      context.alerts.send({ type: 'alert', alert: { tone: 'critical', ...shownError(message, error) } }),
    warn: ({ context }, { error }: { error: unknown }) =>
      context.owner.send({ type: 'warning', operation: 'listAvailableRides', error }),
  },
}).createMachine({
  id: 'availability',
  context: ({ input }) => ({ ...input, rides: null, readAt: null, location: null, seen: null }),
  initial: 'loading',
  on: {
    location_updated: {
      actions: { type: 'setLocation', params: ({ event }) => ({ location: event.location }) },
    },
  },
  states: {
    loading: {
      tags: 'pending',
      initial: 'reading',
      states: {
        reading: { on: { goOnline: 'requested' } },
        // A request that comes while the status is being read is sent as soon as it is known.
        requested: {},
      },
      invoke: {
        src: 'getDriverPreferences',
        id: 'getDriverPreferences',
        onDone: [
          {
            guard: isOnDuty,
            target: 'online',
            actions: [setsLocation, resumesPosition],
          },
          {
            guard: 'isRequested',
            target: 'offline',
            actions: [setsLocation, 'raiseGoOnline'],
          },
          {
            target: 'offline',
            actions: setsLocation,
          },
        ],
        onError: [
          {
            guard: 'isRequested',
            target: 'unknown',
            actions: {
              type: 'alertError',
              params: ({ event }) => ({ error: event.error, message: 'driver.statusFailed' }),
            },
          },
          { target: 'unknown' },
        ],
      },
    },
    // The status could not be read, so neither is it known whether the driver has a location.
    unknown: {
      on: {
        goOnline: 'loading.requested',
        refresh: 'loading',
        duty_changed: 'loading',
        became_visible: 'loading',
        online: 'loading',
      },
      invoke: { src: 'watchPresence', id: 'watchPresence' },
    },
    offline: {
      entry: 'leaveDuty',
      on: {
        goOnline: [
          { guard: 'hasLocation', target: 'goingOnline' },
          { actions: { type: 'alert', params: { tone: 'caution', message: 'driver.locationRequired' } } },
        ],
        // The driver may have gone online on another device: requests only reach drivers who are online.
        duty_changed: '.checking',
        rides_changed: '.checking',
        became_visible: '.checking',
        online: '.checking',
        refresh: '.checking',
      },
      invoke: { src: 'watchPresence', id: 'watchPresence' },
      initial: 'idle',
      states: {
        idle: {},
        // Not pending: a press to go online counts while the status is read again.
        checking: {
          invoke: {
            src: 'getDriverPreferences',
            id: 'getDriverPreferences',
            onDone: [
              {
                guard: isOnDuty,
                target: '#availability.online',
                actions: [setsLocation, resumesPosition],
              },
              { target: 'idle', actions: setsLocation },
            ],
            onError: 'idle',
          },
        },
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
                type: 'alertError',
                params: ({ event }) => ({ error: event.error, message: 'driver.statusFailed' }),
              },
            },
          },
        },
        // The location is sent before the first list is read, which the server sorts by it.
        reporting: {
          invoke: {
            src: 'updateLocation',
            id: 'updateLocation',
            input: ({ context }) => ({ location: context.location }),
            onDone: { target: '#availability.online', actions: wantsPosition },
            onError: {
              target: '#availability.online',
              actions: [
                {
                  type: 'alertError',
                  params: ({ event }) => ({ error: event.error, message: 'driver.locationFailed' }),
                },
                wantsPosition,
              ],
            },
          },
        },
      },
    },
    online: {
      tags: 'online',
      exit: { type: 'wantPosition', params: { wanted: false } },
      invoke: { src: 'watchPresence', id: 'watchPresence' },
      initial: 'fetching',
      on: {
        goOffline: 'goingOffline',
        refresh: '.checking',
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
                guard: isOnDuty,
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
            onDone: [
              {
                guard: isOnDuty,
                target: 'waiting',
                actions: [
                  { type: 'setRides', params: ({ event }) => ({ rides: event.output.available_rides }) },
                  'announceRides',
                  'rememberRides',
                ],
              },
              // The driver went offline on another device.
              { target: '#availability.offline' },
            ],
            onError: {
              target: 'waiting',
              actions: [{ type: 'warn', params: ({ event }) => ({ error: event.error }) }, 'forgetRides'],
            },
          },
        },
        // Starts after the answer, so that requests to a slow server do not overlap.
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
          actions: [
            {
              type: 'alertError',
              params: ({ event }) => ({ error: event.error, message: 'driver.statusFailed' }),
            },
            resumesPosition,
          ],
        },
      },
    },
  },
});
