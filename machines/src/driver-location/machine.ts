import type { Location } from '@mobility/openapi';
import { assign, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { tellFailure } from '../alerts/tell-failure.ts';
import { parseCoordinates, placeAt } from '../place-search/rules.ts';
import type { FoundPlace } from '../ports.ts';
import { unprovided } from '../unprovided.ts';
import { geolocationMessage, isApproximate, placedAt } from './rules.ts';

export type LocationUpdatedEvent = { type: 'location_updated'; location: Location };
/** Receives the driver's new location. */
export type LocationOwner = { send(event: LocationUpdatedEvent): void };

type Input = { alerts: AlertSink; owner: LocationOwner };
type Context = Input & { text: string; location: Location | null };
type Event =
  | { type: 'locate' }
  | { type: 'setAddress'; text: string }
  /** A suggestion was chosen. */
  | { type: 'setPlace'; place: FoundPlace }
  | { type: 'cancel' };

/** Sends the driver's location to the server: the position of the device, or a typed address. */
export const driverLocationMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, tags: {} as 'pending' },
  actors: {
    locate: unprovided<Location>('locate'),
    geocode: unprovided<FoundPlace | null, { text: string }>('geocode'),
    updateLocation: unprovided<unknown, { location: Location | null }>('updateLocation'),
  },
  guards: {
    isEmpty: (_, { text }: { text: string }) => text.trim() === '',
    isCoordinates: (_, { text }: { text: string }) => parseCoordinates(text) !== null,
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text }),
    setLocation: assign((_, { location }: { location: Location }) => ({ location })),
    setPlace: assign(({ context }, { place }: { place: FoundPlace | null }) => ({
      location: placedAt(context.text, place),
    })),
    setCoordinates: assign((_, { text }: { text: string }) => {
      const coordinates = parseCoordinates(text);
      return coordinates ? { location: placedAt(text, placeAt(coordinates)) } : {};
    }),
    reportLocation: ({ context: { owner, location } }) => {
      if (location) owner.send({ type: 'location_updated', location });
    },
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    alertUpdated: ({ context: { alerts, location } }) =>
      alerts.send({
        type: 'alert',
        alert: isApproximate(location)
          ? { tone: 'caution', message: 'driver.approximateLocation' }
          : { tone: 'success', message: 'driver.locationUpdated' },
      }),
    alertError: ({ context }, { error }: { error: unknown }) =>
      tellFailure(context.alerts, 'driver.locationFailed', error),
  },
}).createMachine({
  id: 'driverLocation',
  context: ({ input }) => ({ ...input, text: '', location: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        locate: 'locating',
        setPlace: {
          target: 'sending',
          actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
        },
        setAddress: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ text: event.text }) },
            actions: { type: 'alert', params: { tone: 'caution', message: 'driver.enterLocation' } },
          },
          {
            guard: { type: 'isCoordinates', params: ({ event }) => ({ text: event.text }) },
            target: 'sending',
            actions: { type: 'setCoordinates', params: ({ event }) => ({ text: event.text }) },
          },
          {
            target: 'geocoding',
            actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
          },
        ],
      },
    },
    locating: {
      tags: 'pending',
      on: { cancel: 'idle' },
      invoke: {
        src: 'locate',
        id: 'locate',
        onDone: {
          target: 'sending',
          actions: { type: 'setLocation', params: ({ event }) => ({ location: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'alert',
            params: ({ event }) => ({ tone: 'critical', message: geolocationMessage(event.error) }),
          },
        },
      },
    },
    geocoding: {
      tags: 'pending',
      on: { cancel: 'idle' },
      invoke: {
        src: 'geocode',
        id: 'geocode',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'sending',
          actions: { type: 'setPlace', params: ({ event }) => ({ place: event.output }) },
        },
        onError: { target: 'sending', actions: { type: 'setPlace', params: { place: null } } },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        src: 'updateLocation',
        id: 'updateLocation',
        input: ({ context }) => ({ location: context.location }),
        onDone: { target: 'idle', actions: ['reportLocation', 'alertUpdated'] },
        onError: {
          target: 'idle',
          actions: { type: 'alertError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
