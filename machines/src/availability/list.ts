import { endsPosition, isOnDuty } from './rules.ts';
import { availabilitySetup } from './setup.ts';

/** The list of available rides while the driver is online. */
export const list = availabilitySetup.createStateConfig({
  initial: 'fetching',
  on: {
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
          { target: '#availability.offline', actions: endsPosition },
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
              {
                type: 'raiseFrom',
                params: ({ event: { output } }) => ({
                  from: output.position_from,
                  location: output.driver_location,
                }),
              },
            ],
          },
          // The driver went offline on another device.
          { target: '#availability.offline', actions: endsPosition },
        ],
        onError: {
          target: 'waiting',
          actions: [{ type: 'warn', params: ({ event }) => ({ error: event.error }) }, 'forgetRides'],
        },
      },
    },
    // Starts after the answer, so that requests to a slow server do not overlap.
    waiting: {
      after: { pollInterval: 'fetching' },
      // The last read may have failed because the server was away.
      on: { live_connected: { guard: 'areRidesUnknown', target: 'fetching' } },
    },
  },
});
