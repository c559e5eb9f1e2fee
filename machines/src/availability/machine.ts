import { list } from './list.ts';
import { position, wantsPosition } from './position.ts';
import { endsPosition, goesOnline, leavesPosition, setsLocation } from './rules.ts';
import { availabilitySetup } from './setup.ts';

/** Whether a driver is online, and which rides are available: the only owner of that list. */
export const availabilityMachine = availabilitySetup.createMachine({
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
          ...goesOnline,
          {
            guard: 'isRequested',
            target: 'offline',
            actions: [setsLocation, leavesPosition, 'raiseGoOnline'],
          },
          {
            target: 'offline',
            actions: [setsLocation, leavesPosition],
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
        live_connected: 'loading',
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
            onDone: [...goesOnline, { target: 'idle', actions: setsLocation }],
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
            onDone: { target: '#availability.online.position.here', actions: wantsPosition },
            onError: {
              target: '#availability.online.position.here',
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
      entry: 'watchRiders',
      exit: 'ignoreRiders',
      invoke: { src: 'watchPresence', id: 'watchPresence' },
      type: 'parallel',
      on: { goOffline: 'goingOffline' },
      states: { list, position },
    },
    goingOffline: {
      tags: 'pending',
      invoke: {
        src: 'goOffline',
        id: 'goOffline',
        onDone: {
          target: 'offline',
          actions: [
            endsPosition,
            { type: 'alert', params: { tone: 'info', message: 'driver.nowOffline', topic: 'duty' } },
          ],
        },
        // The driver is still online, and the device was followed all along.
        onError: {
          target: '#availability.online.position.before',
          actions: {
            type: 'alertError',
            params: ({ event }) => ({ error: event.error, message: 'driver.statusFailed' }),
          },
        },
      },
    },
  },
});
