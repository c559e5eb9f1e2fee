import type { BookRideRequest, RideBooked, VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { quickAdds } from '@mobility/openapi/quick-adds';
import { assign, emit, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';
import { keyAfter } from '../idempotency.ts';
import { placeSearchMachine } from '../place-search/machine.ts';
import type { FoundPlace } from '../ports.ts';
import type { RideOwner } from '../ride/owner.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import type { BookAgain } from './book-again.ts';
import { misplaced, specialMaxLength, type Trip, toggleWords, tripIssue, tripOf } from './rules.ts';

export type BookingInput = {
  /** The ride to book again; an alert says that it was loaded. */
  bookAgain: BookAgain | null;
  /** What the form held before a reload; restored without an alert. */
  draft?: BookAgain | null;
  alerts: AlertSink;
  /** Receives a booked ride, and a refusal because of a ride that the page does not show. */
  owner: RideOwner;
  /** True when the map service has already refused. */
  manual?: boolean;
};

export type BookingContext = Trip & {
  alerts: AlertSink;
  owner: RideOwner;
  bookAgain: BookAgain | null;
  manual: boolean;
  /** The texts of the two fields, found or not; `swap` exchanges them. */
  texts: { pickup: string; dropoff: string };
  booked: RideBooked | null;
  /** How often the trip was submitted without both places. */
  incomplete: number;
  error: ShownError | null;
  idempotencyKey: string | null;
};

export type BookingEvent =
  | { type: 'setVehicle'; vehicle: VehicleType }
  | { type: 'setPassengers'; passengers: number }
  | { type: 'setSpecial'; special: string }
  /** Adds the text of a quick-add to the requirements, or removes it. */
  | { type: 'toggleQuickAdd'; id: string }
  | { type: 'swap' }
  | { type: 'bookRide' }
  | { type: 'retry' }
  /** Closes the confirmation without waiting for the delay. */
  | { type: 'goNow' }
  | { type: 'maps_auth_failed' };

/** The confirmation has closed: the page may change to the rides. */
export type BookingEmitted = { type: 'confirmation_closed'; request_id: string };

export type BookRideInput = { trip: BookRideRequest | null; idempotencyKey: string | null };

export type Field = 'pickup' | 'dropoff';
export type FieldChange = { field: Field; place: FoundPlace | null; text: string };

const isSamePlace = (a: FoundPlace | null, b: FoundPlace | null): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude && a?.address === b?.address;

/** The actors, guards and actions of the booking machine. */
export const bookingSetup = setup({
  types: {
    input: {} as BookingInput,
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    output: {} as RideBooked | null,
    children: {} as { pickup: 'placeSearch'; dropoff: 'placeSearch'; bookRide: 'bookRide' },
  },
  actors: {
    placeSearch: placeSearchMachine,
    bookRide: unprovided<RideBooked, BookRideInput>('bookRide'),
  },
  delays: { confirmation: limits.booking.confirmedRedirect },
  guards: {
    lacksPlace: ({ context }) => tripOf(context) === null,
    isMisplaced: ({ context }) => misplaced(context) !== null,
    isImpossible: ({ context }) => tripIssue(context) !== null,
    isAssisted: ({ context }) => !context.manual,
    hasActiveRide: (_, { error }: { error: unknown }) => callErrorOf(error).code === 'active_ride_exists',
    owesTooMuch: (_, { error }: { error: unknown }) => callErrorOf(error).code === 'payment_overdue',
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    welcomeBack: ({ context }) => {
      if (!context.bookAgain) return;
      context.alerts.send({ type: 'alert', alert: { tone: 'success', message: 'booking.previousLoaded' } });
    },
    emitClosed: emit(
      ({ context: { booked } }): BookingEmitted => ({
        type: 'confirmation_closed',
        request_id: booked?.request_id ?? '',
      }),
    ),
    // Another place makes another request, which needs another key.
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
    /** Provided by `bookingWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    confirm: assign((_, booked: RideBooked) => ({ booked, error: null, idempotencyKey: null })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('booking.failed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    reportBooked: ({ context: { owner } }, { request_id }: RideBooked) =>
      owner.send({ type: 'ride_changed', ride_id: request_id }),
    reportActiveRide: ({ context: { owner } }) => owner.send({ type: 'ride_changed' }),
    noteIncomplete: assign(({ context }) => ({ incomplete: context.incomplete + 1 })),
    turnManual: assign({ manual: true }),
  },
});
