import { type SnapshotFrom, sendTo } from 'xstate';
import type { PlaceSearchSnapshot } from '../place-search/machine.ts';
import { confirmsFound, form } from './form.ts';
import { chosenPlace } from './rules.ts';
import {
  type BookingContext,
  type BookingInput,
  bookingSetup,
  type Field,
  type FieldChange,
  otherField,
} from './setup.ts';

export type { BookingContext, BookingEvent, BookRideInput, Field } from './setup.ts';

/**
 * The search for the place of a field. A trip that becomes whole leads on to the vehicles, one that loses a place back, as
 * does typing.
 */
const searchOf = <Name extends Field>(field: Name) => {
  const params = ({ event }: { event: { snapshot: PlaceSearchSnapshot } }): FieldChange => ({
    field,
    place: event.snapshot.context.place,
    text: event.snapshot.context.text,
    isFinding: event.snapshot.hasTag('finding'),
  });
  const actions = [{ type: 'tellOther', params }, { type: 'adoptPlace', params }, 'askPrice'] as const;
  return {
    id: field,
    src: 'placeSearch',
    input: ({ context }: { context: BookingContext }) => ({
      place: context[field],
      text: context.texts[field],
      other: context[otherField(field)],
      manual: context.manual,
    }),
    onSnapshot: [
      { guard: { type: 'breaksTrip', params }, target: '.form.places', actions },
      { guard: 'isChecking', actions },
      { guard: 'isVehicle', actions },
      { guard: { type: 'readsTrip', params }, target: '.form.appearing', actions },
      { guard: { type: 'completesTrip', params }, target: '.form.vehicle', actions },
      { actions },
    ],
  } as const;
};

const startOf = (input: BookingInput): BookingContext => {
  const { draft = null, manual = false, ...rest } = input;
  const kept = rest.bookAgain ?? draft;
  return {
    ...rest,
    manual,
    pickup: kept && chosenPlace(kept.pickup),
    dropoff: kept && chosenPlace(kept.dropoff),
    texts: { pickup: kept?.pickup.address ?? '', dropoff: kept?.dropoff.address ?? '' },
    vehicle: kept?.vehicle_type ?? 'economy',
    passengers: kept?.passenger_count ?? 1,
    special: kept?.special_requirements ?? '',
    finding: { pickup: false, dropoff: false },
    field: kept?.dropoff.address ? 'pickup' : 'dropoff',
    quotes: [],
    booked: null,
    incomplete: 0,
    error: null,
    idempotencyKey: null,
    request: null,
  };
};

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
/** Every failed booking: the view shows the error, so that no toast repeats it. */
const fails = { type: 'fail', params: errorOf } as const;

/**
 * Books one ride. Its children `pickup` and `dropoff` find the places, `quote` reads the quotes; all
 * three outlive a retry. On a wide screen the steps of the form are one page.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => startOf(input),
  initial: 'form',
  output: ({ context }) => context.booked,
  invoke: [
    searchOf('pickup'),
    searchOf('dropoff'),
    {
      id: 'quote',
      src: 'quote',
      onSnapshot: { actions: { type: 'adoptQuotes', params: ({ event }) => event.snapshot.context.quotes } },
    },
  ],
  entry: ['welcomeBack', 'askPrice'],
  on: {
    setRide: { actions: { type: 'setRide', params: ({ event }) => event.ride } },
    maps_auth_failed: {
      guard: 'isAssisted',
      actions: [
        'turnManual',
        sendTo('pickup', { type: 'maps_auth_failed' }),
        sendTo('dropoff', { type: 'maps_auth_failed' }),
      ],
    },
  },
  states: {
    form,
    booking: {
      invoke: {
        id: 'bookRide',
        src: 'bookRide',
        input: ({ context }) => ({ trip: context.request, idempotencyKey: context.idempotencyKey }),
        onDone: {
          target: 'confirmed',
          actions: [
            { type: 'confirm', params: ({ event }) => event.output },
            { type: 'reportBooked', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'hasActiveRide', params: errorOf },
            target: 'failed.rideUnderWay',
            actions: [fails, 'reportActiveRide'],
          },
          {
            guard: { type: 'owesTooMuch', params: errorOf },
            target: 'failed.paymentOverdue',
            actions: fails,
          },
          {
            guard: { type: 'isPriceRefused', params: errorOf },
            target: 'failed',
            actions: [fails, 'askPriceAgain'],
          },
          { target: 'failed', actions: fails },
        ],
      },
    },
    confirmed: { after: { confirmation: 'done' }, on: { goNow: 'done' } },
    failed: {
      initial: 'retryable',
      always: confirmsFound,
      on: { retry: 'form' },
      states: {
        retryable: {},
        // The rider already has an active ride, so another attempt would be refused too.
        rideUnderWay: {},
        // The screen shows the reason and leads to the unpaid rides, so no alert repeats it.
        paymentOverdue: {},
      },
    },
    done: { type: 'final', entry: 'emitClosed' },
  },
});

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
