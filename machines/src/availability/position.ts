import type { PositionFrom } from '@mobility/openapi';
import type { PositionKnown } from './events.ts';
import { availabilitySetup } from './setup.ts';

/** The driver went online here, or took over. */
export const wantsPosition = { type: 'wantPosition', params: { wanted: true } } as const;

const isFrom = (is: PositionFrom) =>
  ({ type: 'isFrom', params: ({ event }: { event: PositionKnown }) => ({ is, from: event.from }) }) as const;

const setsLocation = {
  type: 'setLocation',
  params: ({ event }: { event: Pick<PositionKnown, 'location'> }) => ({ location: event.location }),
} as const;

const goesElsewhere = {
  guard: isFrom('another_device'),
  target: 'elsewhere',
  actions: setsLocation,
} as const;

/** Which device reports the driver's positions while the driver is online. */
export const position = availabilitySetup.createStateConfig({
  initial: 'here',
  states: {
    // Where it was when the driver asked to go offline and the server did not answer or refused.
    before: { type: 'history', history: 'deep' },
    here: { on: { position_from: goesElsewhere } },
    elsewhere: {
      tags: 'elsewhere',
      entry: { type: 'wantPosition', params: { wanted: true, resumed: true, isElsewhere: true } },
      on: {
        position_from: [
          // Another window of this device took over.
          { guard: isFrom('this_device'), target: 'here', actions: wantsPosition },
          { actions: setsLocation },
        ],
        takeOver: 'takingOver',
        // A driver who gives the location on this device wants it to count.
        location_updated: { target: 'takingOver.placed', actions: setsLocation },
      },
    },
    takingOver: {
      tags: 'elsewhere',
      initial: 'asked',
      states: { asked: {}, placed: {} },
      invoke: {
        src: 'goOnline',
        id: 'goOnline',
        onDone: [
          { guard: 'isPlaced', target: 'reporting' },
          // An answer under way may be of the time before.
          {
            target: 'here',
            actions: [
              wantsPosition,
              { type: 'alert', params: { tone: 'success', message: 'driver.locationUpdated' } },
              'raiseRidesChanged',
            ],
          },
        ],
        onError: {
          target: 'elsewhere',
          actions: {
            type: 'alertError',
            params: ({ event }) => ({ error: event.error, message: 'driver.statusFailed' }),
          },
        },
      },
    },
    // The server ignored the location before this device took over.
    reporting: {
      invoke: {
        src: 'updateLocation',
        id: 'updateLocation',
        input: ({ context }) => ({ location: context.location }),
        onDone: { target: 'here', actions: 'raiseRidesChanged' },
        onError: {
          target: 'here',
          actions: [
            {
              type: 'alertError',
              params: ({ event }) => ({ error: event.error, message: 'driver.locationFailed' }),
            },
            'raiseRidesChanged',
          ],
        },
      },
    },
  },
});
