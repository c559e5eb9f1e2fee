import type { BookRideRequest, Ride, RideBooked, RideQuote, VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';
import { keyAfter } from '../idempotency.ts';
import { placeSearchMachine } from '../place-search/machine.ts';
import type { FoundPlace } from '../ports.ts';
import { quoteMachine } from '../quote/machine.ts';
import type { RideOwner } from '../ride/owner.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import type { BookAgain } from './book-again.ts';
import { quotableTrip, requestOf, specialMaxLength, type Trip, tripIssue, tripOf } from './rules.ts';

export type BookingInput = {
  /** The ride to book again; an alert says that it was loaded. */
  bookAgain: BookAgain | null;
  /** The contents of the form before a reload; restored without an alert. */
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
  /** The fields whose typed text is being looked up. */
  finding: { pickup: boolean; dropoff: boolean };
  /** The field that the offered places are for. */
  field: Field;
  /** The server's quotes for this trip; empty until it answers, and where it has none. */
  quotes: readonly RideQuote[];
  booked: RideBooked | null;
  /** How often the trip was submitted without both places. */
  incomplete: number;
  error: ShownError | null;
  idempotencyKey: string | null;
  /** The request under this key; a repetition sends the same. */
  request: BookRideRequest | null;
  /** The rider's ride under way, null without one, and undefined until the rides are read. */
  ride?: Ride | null;
  /** There was none when the request was made, so that one which appears later may be the booked one. */
  wasFree?: boolean;
};

export type BookingEvent =
  /** A place is chosen from a list or on the map, not typed. */
  | { type: 'choosePlace'; field: Field; place: FoundPlace }
  | { type: 'editField'; field: Field }
  | { type: 'chooseOnMap' }
  /** From the vehicles or the map back to the places. */
  | { type: 'editPlaces' }
  /** From the places to the vehicles. */
  | { type: 'proceed' }
  | { type: 'setVehicle'; vehicle: VehicleType }
  | { type: 'setPassengers'; passengers: number }
  | { type: 'setSpecial'; special: string }
  | { type: 'swap' }
  | { type: 'bookRide' }
  /** A booking began before both places were known, and the typed texts have been handed to the search since. */
  | { type: 'review' }
  | { type: 'retry' }
  /** Closes the confirmation without waiting for the delay. */
  | { type: 'goNow' }
  | { type: 'maps_auth_failed' }
  /** Null without a ride under way, undefined until the rides are read. */
  | { type: 'setRide'; ride: Ride | null | undefined };

/** The confirmation has closed: the page may change to the rides. */
export type BookingEmitted = { type: 'confirmation_closed'; request_id: string };

export type BookRideInput = { trip: BookRideRequest | null; idempotencyKey: string | null };

export type Field = 'pickup' | 'dropoff';
export const otherField = (field: Field): Field => (field === 'pickup' ? 'dropoff' : 'pickup');
export type FieldChange = { field: Field; place: FoundPlace | null; text: string; isFinding: boolean };

const isSamePlace = (a: FoundPlace | null, b: FoundPlace | null): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude && a?.address === b?.address;

/** A fallback does not count: the person may still replace it, so the form does not go on by itself. */
const isChosen = (place: FoundPlace | null): boolean => place !== null && !place.approximate;

const isFinding = ({ finding }: BookingContext): boolean => finding.pickup || finding.dropoff;

/** What a ride repeats of its request. */
const repeated = ['vehicle_type', 'passenger_count', 'special_requirements'] as const;

/** The actors, guards and actions of the booking machine. */
export const bookingSetup = setup({
  types: {
    input: {} as BookingInput,
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    output: {} as RideBooked | null,
    children: {} as {
      pickup: 'placeSearch';
      dropoff: 'placeSearch';
      quote: 'quote';
      bookRide: 'bookRide';
    },
  },
  actors: {
    placeSearch: placeSearchMachine,
    quote: quoteMachine,
    bookRide: unprovided<RideBooked, BookRideInput>('bookRide'),
  },
  delays: { confirmation: limits.booking.confirmedRedirect, doubleClick: 500, lookup: 8_000 },
  guards: {
    isFinding: ({ context }) => isFinding(context),
    isSettled: ({ context }) => !isFinding(context),
    lacksPlace: ({ context }) => tripOf(context) === null,
    isImpossible: ({ context }) => tripIssue(context) !== null,
    isTrip: ({ context }) => quotableTrip(context) !== null,
    /** The place of a field was missing, and with it a ride is possible. */
    completesTrip: ({ context }, { field, place }: FieldChange) =>
      context[field] === null && isChosen(place) && quotableTrip({ ...context, [field]: place }) !== null,
    /** The typed text of a field has become its place, a fallback included. Its choice from a list would change the text. */
    readsTrip: ({ context }, { field, place, text }: FieldChange) =>
      context[field] === null &&
      (context.finding[field] || context.texts[field] === text) &&
      quotableTrip({ ...context, [field]: place }) !== null,
    /** A field has lost its place, or is being typed in. */
    breaksTrip: ({ context }, { field, place, text }: FieldChange) =>
      place === null && (context[field] !== null || context.texts[field] !== text),
    /** A booking waits for the places. */
    isChecking: stateIn({ form: 'checking' }),
    /** The choice of a place has already led on. */
    isVehicle: stateIn({ form: 'vehicle' }),
    isSure: ({ context }) => isChosen(context.pickup) && isChosen(context.dropoff),
    makesTrip: ({ context }, { field, place }: { field: Field; place: FoundPlace }) =>
      quotableTrip({ ...context, [field]: place }) !== null,
    isAssisted: ({ context }) => !context.manual,
    /** The answer is lost, and the ride that has appeared since is the request's. A refusal or another choice drops the key. */
    isBooked: ({ context: { idempotencyKey, request, ride, wasFree } }) =>
      idempotencyKey !== null &&
      wasFree === true &&
      ride?.pickup_address === request?.pickup_location.address &&
      ride?.dropoff_address === request?.dropoff_location.address &&
      // A field that the ride does not have is not compared.
      repeated.every((field) => ride?.[field] === undefined || ride[field] === request?.[field]),
    hasActiveRide: (_, { error }: { error: unknown }) => callErrorOf(error).code === 'active_ride_exists',
    isPriceRefused: (_, { error }: { error: unknown }) =>
      ['quote_expired', 'quote_mismatch'].includes(callErrorOf(error).code ?? ''),
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
    adoptPlace: assign(({ context }, { field, place, text, isFinding: isField }: FieldChange) => ({
      [field]: place,
      finding: { ...context.finding, [field]: isField },
      texts: { ...context.texts, [field]: text },
      field:
        isChosen(place) && !context[field] && !context[otherField(field)] ? otherField(field) : context.field,
      idempotencyKey: isSamePlace(context[field], place) ? context.idempotencyKey : null,
    })),
    tellOther: enqueueActions(({ context, enqueue }, { field, place }: FieldChange) => {
      if (isSamePlace(context[field], place)) return;
      enqueue.sendTo(otherField(field), { type: 'setOther', place });
    }),
    editField: assign((_, field: Field) => ({ field })),
    fillField: sendTo(
      (_, { field }: { field: Field; place: FoundPlace }) => field,
      (_, { place }) => ({ type: 'setPlace', place, text: place.address }),
    ),
    askPrice: sendTo('quote', ({ context }) => ({ type: 'price', trip: quotableTrip(context) })),
    askPriceAgain: sendTo('quote', { type: 'refuse' }),
    adoptQuotes: assign((_, quotes: readonly RideQuote[]) => ({ quotes })),
    setVehicle: assign((_, vehicle: VehicleType) => ({ vehicle, idempotencyKey: null })),
    setPassengers: assign((_, passengers: number) => ({ passengers, idempotencyKey: null })),
    setSpecial: assign((_, special: string) => ({
      special: special.slice(0, specialMaxLength),
      idempotencyKey: null,
    })),
    /** Provided by `bookingWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    makeRequest: assign(({ context }) =>
      context.idempotencyKey ? {} : { request: requestOf(context), wasFree: context.ride === null },
    ),
    setRide: assign((_, ride: BookingContext['ride']) => ({ ride })),
    confirm: assign((_, booked: RideBooked) => ({ booked, error: null, idempotencyKey: null })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('booking.failed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    reportBooked: ({ context: { owner } }, { request_id }: RideBooked) =>
      owner.send({ type: 'ride_changed', ride_id: request_id }),
    reportActiveRide: ({ context: { owner } }) => owner.send({ type: 'ride_changed' }),
    findPlaces: enqueueActions(({ context, enqueue, self }) => {
      for (const field of ['pickup', 'dropoff'] as const)
        if (!context.finding[field]) enqueue.sendTo(field, { type: 'commit' });
      // Arrives after the first answers of the two fields.
      enqueue.sendTo(self, { type: 'review' });
    }),
    giveUpFinding: enqueueActions(({ enqueue }) => {
      for (const field of ['pickup', 'dropoff'] as const) enqueue.sendTo(field, { type: 'giveUp' });
    }),
    review: raise({ type: 'review' }),
    noteIncomplete: assign(({ context }) => ({ incomplete: context.incomplete + 1 })),
    turnManual: assign({ manual: true }),
  },
});
