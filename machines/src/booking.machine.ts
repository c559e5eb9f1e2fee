import type { BookRideRequest, RideBooked, VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { quickAdds } from '@mobility/openapi/quick-adds';
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Alert, AlertSink } from './alert.ts';
import {
  type BookAgain,
  chosenPlace,
  misplaced,
  specialMaxLength,
  type Trip,
  toggleWords,
  tripFault,
  tripOf,
} from './booking.rules.ts';
import { type Failure, failureOf } from './failure.ts';
import { keyAfter } from './idempotency.rules.ts';
import { type PlaceSearchSnapshot, placeSearchMachine } from './place-search.machine.ts';
import type { FoundPlace } from './ports.ts';
import { problemOf } from './problem.ts';

/**
 * `bookAgain` is read once from the session storage; `draft` is what a reload found in the form, taken up
 * without a word; `manual` when the map service has already refused.
 */
export type BookingInput = {
  bookAgain: BookAgain | null;
  draft?: BookAgain | null;
  alerts: AlertSink;
  manual?: boolean;
};

export type BookingContext = Trip & {
  alerts: AlertSink;
  bookAgain: BookAgain | null;
  manual: boolean;
  /** What stands in the two fields, found or not: `swap` carries it across. */
  texts: { pickup: string; dropoff: string };
  booked: RideBooked | null;
  failure: Failure | null;
  /** The server refused because a ride is under way: that ride is the way on, not another try. */
  hasActiveRide: boolean;
  idempotencyKey: string | null;
};

export type BookingEvent =
  | { type: 'setVehicle'; vehicle: VehicleType }
  | { type: 'setPassengers'; passengers: number }
  | { type: 'setSpecial'; special: string }
  /** Adds the words of a quick-add to the requirements, or takes them out. */
  | { type: 'toggleQuickAdd'; id: string }
  | { type: 'swap' }
  | { type: 'bookRide' }
  | { type: 'retry' }
  /** To the rides at once, without the pause. */
  | { type: 'goNow' }
  | { type: 'maps_auth_failed' };

export type BookRideInput = { trip: BookRideRequest | null; idempotencyKey: string | null };

type Field = 'pickup' | 'dropoff';
type FieldChange = { field: Field; place: FoundPlace | null; text: string };

const isSamePlace = (a: FoundPlace | null, b: FoundPlace | null): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude && a?.address === b?.address;

const changeOf = (field: Field, snapshot: PlaceSearchSnapshot): FieldChange => ({
  field,
  place: snapshot.context.place,
  text: snapshot.context.text,
});

const startOf = ({ bookAgain, draft = null, alerts, manual = false }: BookingInput): BookingContext => {
  const kept = bookAgain ?? draft;
  return {
    alerts,
    bookAgain,
    manual,
    pickup: kept && chosenPlace(kept.pickup),
    dropoff: kept && chosenPlace(kept.dropoff),
    texts: { pickup: kept?.pickup.address ?? '', dropoff: kept?.dropoff.address ?? '' },
    vehicle: kept?.vehicle_type ?? 'economy',
    passengers: kept?.passenger_count ?? 1,
    special: kept?.special_requirements ?? '',
    booked: null,
    failure: null,
    hasActiveRide: false,
    idempotencyKey: null,
  };
};

/** Books one ride. Its two children `pickup` and `dropoff` find the places and outlive a retry. */
export const bookingMachine = setup({
  types: {
    input: {} as BookingInput,
    context: {} as BookingContext,
    events: {} as BookingEvent,
    output: {} as RideBooked | null,
    children: {} as { pickup: 'placeSearch'; dropoff: 'placeSearch'; bookRide: 'bookRide' },
  },
  actors: {
    placeSearch: placeSearchMachine,
    bookRide: fromPromise<RideBooked, BookRideInput>(() => new Promise<RideBooked>(() => {})),
  },
  delays: { confirmation: limits.booking.confirmedRedirect },
  guards: {
    lacksPlace: ({ context }) => tripOf(context) === null,
    isMisplaced: ({ context }) => misplaced(context) !== null,
    isImpossible: ({ context }) => tripFault(context) !== null,
    isAssisted: ({ context }) => !context.manual,
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    welcomeBack: ({ context }) => {
      if (!context.bookAgain) return;
      context.alerts.send({ type: 'alert', alert: { tone: 'success', message: 'booking.previousLoaded' } });
    },
    goToRides: ({ context }) => context.alerts.send({ type: 'navigate', to: '/rides' }),
    // Another place is another request, so that it needs another key.
    adoptPlace: assign(({ context }, { field, place, text }: FieldChange) => ({
      [field]: place,
      texts: { ...context.texts, [field]: text },
      idempotencyKey: isSamePlace(context[field], place) ? context.idempotencyKey : null,
    })),
    setVehicle: assign((_, vehicle: VehicleType) => ({ vehicle, idempotencyKey: null })),
    setPassengers: assign((_, passengers: number) => ({ passengers, idempotencyKey: null })),
    setSpecial: assign((_, special: string) => ({
      special: special.slice(0, specialMaxLength),
      idempotencyKey: null,
    })),
    toggleQuickAdd: assign(({ context }, id: string) => {
      const words = quickAdds.find((quickAdd) => quickAdd.id === id)?.text;
      if (!words) return {};
      return {
        special: toggleWords(context.special, words).slice(0, specialMaxLength),
        idempotencyKey: null,
      };
    }),
    /** Given by `bookingWith`, which owns the ids. */
    makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey }),
    confirm: assign((_, booked: RideBooked) => ({ booked, failure: null, idempotencyKey: null })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf('booking.failed', error),
      hasActiveRide: problemOf(error).code === 'active_ride_exists',
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    turnManual: assign({ manual: true }),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => startOf(input),
  initial: 'form',
  entry: 'welcomeBack',
  output: ({ context }) => context.booked,
  invoke: [
    {
      id: 'pickup',
      src: 'placeSearch',
      input: ({ context }) => ({
        place: context.pickup,
        text: context.texts.pickup,
        manual: context.manual,
      }),
      onSnapshot: {
        actions: { type: 'adoptPlace', params: ({ event }) => changeOf('pickup', event.snapshot) },
      },
    },
    {
      id: 'dropoff',
      src: 'placeSearch',
      input: ({ context }) => ({
        place: context.dropoff,
        text: context.texts.dropoff,
        manual: context.manual,
      }),
      onSnapshot: {
        actions: { type: 'adoptPlace', params: ({ event }) => changeOf('dropoff', event.snapshot) },
      },
    },
  ],
  on: {
    maps_auth_failed: {
      guard: 'isAssisted',
      actions: [
        'turnManual',
        sendTo('pickup', { type: 'maps_auth_failed' }),
        sendTo('dropoff', { type: 'maps_auth_failed' }),
        { type: 'alert', params: { tone: 'caution', message: 'booking.mapsUnavailable' } },
      ],
    },
  },
  states: {
    form: {
      on: {
        setVehicle: { actions: { type: 'setVehicle', params: ({ event }) => event.vehicle } },
        setPassengers: { actions: { type: 'setPassengers', params: ({ event }) => event.passengers } },
        setSpecial: { actions: { type: 'setSpecial', params: ({ event }) => event.special } },
        toggleQuickAdd: { actions: { type: 'toggleQuickAdd', params: ({ event }) => event.id } },
        swap: {
          actions: [
            sendTo('pickup', ({ context }) => ({
              type: 'setPlace',
              place: context.dropoff,
              text: context.texts.dropoff,
            })),
            sendTo('dropoff', ({ context }) => ({
              type: 'setPlace',
              place: context.pickup,
              text: context.texts.pickup,
            })),
          ],
        },
        bookRide: [
          {
            guard: 'lacksPlace',
            actions: {
              type: 'alert',
              params: { tone: 'critical', message: 'booking.selectBothPlaces' },
            },
          },
          {
            guard: 'isMisplaced',
            actions: {
              type: 'alert',
              params: ({ context }): Alert => ({
                tone: 'critical',
                message: 'booking.placeNotFound',
                params: { address: misplaced(context)?.address ?? '' },
              }),
            },
          },
          {
            guard: 'isImpossible',
            actions: {
              type: 'alert',
              params: ({ context }): Alert => ({
                tone: 'critical',
                message: 'booking.tooLong',
                ...tripFault(context),
              }),
            },
          },
          { target: 'booking', actions: 'makeKey' },
        ],
      },
    },
    booking: {
      invoke: {
        id: 'bookRide',
        src: 'bookRide',
        input: ({ context }) => ({ trip: tripOf(context), idempotencyKey: context.idempotencyKey }),
        onDone: {
          target: 'confirmed',
          actions: { type: 'confirm', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            {
              type: 'alert',
              params: ({ event }): Alert => ({
                tone: 'critical',
                ...failureOf('booking.failed', event.error),
              }),
            },
          ],
        },
      },
    },
    confirmed: { after: { confirmation: 'done' }, on: { goNow: 'done' } },
    failed: { on: { retry: 'form' } },
    done: { type: 'final', entry: 'goToRides' },
  },
});

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
