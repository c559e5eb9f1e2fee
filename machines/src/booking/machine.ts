import { type SnapshotFrom, sendTo } from 'xstate';
import type { PlaceSearchSnapshot } from '../place-search/machine.ts';
import { form } from './form.ts';
import { chosenPlace } from './rules.ts';
import {
  type BookingContext,
  type BookingInput,
  bookingSetup,
  type Field,
  type FieldChange,
} from './setup.ts';

export type { BookingContext, BookingEvent, BookRideInput, Field } from './setup.ts';

type Failed = { event: { error: unknown } };

const changeOf = (field: Field, snapshot: PlaceSearchSnapshot): FieldChange => ({
  field,
  place: snapshot.context.place,
  text: snapshot.context.text,
  isFinding: snapshot.hasTag('finding'),
});

const startOf = (input: BookingInput): BookingContext => {
  const { bookAgain, draft = null, alerts, owner, manual = false } = input;
  const kept = bookAgain ?? draft;
  return {
    alerts,
    owner,
    bookAgain,
    manual,
    pickup: kept && chosenPlace(kept.pickup),
    dropoff: kept && chosenPlace(kept.dropoff),
    texts: { pickup: kept?.pickup.address ?? '', dropoff: kept?.dropoff.address ?? '' },
    vehicle: kept?.vehicle_type ?? 'economy',
    passengers: kept?.passenger_count ?? 1,
    special: kept?.special_requirements ?? '',
    finding: { pickup: false, dropoff: false },
    isAsked: false,
    field: kept?.dropoff.address ? 'pickup' : 'dropoff',
    quotes: [],
    booked: null,
    incomplete: 0,
    error: null,
    idempotencyKey: null,
    request: null,
  };
};

/** Every failed booking: the view shows the error, so that no toast repeats it. */
const fails = { type: 'fail', params: ({ event }: Failed) => ({ error: event.error }) } as const;

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
    {
      id: 'pickup',
      src: 'placeSearch',
      input: ({ context }) => ({
        place: context.pickup,
        text: context.texts.pickup,
        other: context.dropoff,
        manual: context.manual,
      }),
      onSnapshot: [
        {
          guard: { type: 'completesTrip', params: ({ event }) => changeOf('pickup', event.snapshot) },
          target: '.form.vehicle',
          actions: [
            { type: 'tellOther', params: ({ event }) => changeOf('pickup', event.snapshot) },
            { type: 'adoptPlace', params: ({ event }) => changeOf('pickup', event.snapshot) },
            'askPrice',
          ],
        },
        {
          guard: { type: 'breaksTrip', params: ({ event }) => changeOf('pickup', event.snapshot) },
          target: '.form.places',
          actions: [
            { type: 'tellOther', params: ({ event }) => changeOf('pickup', event.snapshot) },
            { type: 'adoptPlace', params: ({ event }) => changeOf('pickup', event.snapshot) },
            'askPrice',
          ],
        },
        {
          actions: [
            { type: 'tellOther', params: ({ event }) => changeOf('pickup', event.snapshot) },
            { type: 'adoptPlace', params: ({ event }) => changeOf('pickup', event.snapshot) },
            'askPrice',
          ],
        },
      ],
    },
    {
      id: 'dropoff',
      src: 'placeSearch',
      input: ({ context }) => ({
        place: context.dropoff,
        text: context.texts.dropoff,
        other: context.pickup,
        manual: context.manual,
      }),
      onSnapshot: [
        {
          guard: { type: 'completesTrip', params: ({ event }) => changeOf('dropoff', event.snapshot) },
          target: '.form.vehicle',
          actions: [
            { type: 'tellOther', params: ({ event }) => changeOf('dropoff', event.snapshot) },
            { type: 'adoptPlace', params: ({ event }) => changeOf('dropoff', event.snapshot) },
            'askPrice',
          ],
        },
        {
          guard: { type: 'breaksTrip', params: ({ event }) => changeOf('dropoff', event.snapshot) },
          target: '.form.places',
          actions: [
            { type: 'tellOther', params: ({ event }) => changeOf('dropoff', event.snapshot) },
            { type: 'adoptPlace', params: ({ event }) => changeOf('dropoff', event.snapshot) },
            'askPrice',
          ],
        },
        {
          actions: [
            { type: 'tellOther', params: ({ event }) => changeOf('dropoff', event.snapshot) },
            { type: 'adoptPlace', params: ({ event }) => changeOf('dropoff', event.snapshot) },
            'askPrice',
          ],
        },
      ],
    },
    {
      id: 'quote',
      src: 'quote',
      onSnapshot: { actions: { type: 'adoptQuotes', params: ({ event }) => event.snapshot.context.quotes } },
    },
  ],
  entry: ['welcomeBack', 'askPrice'],
  on: {
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
            guard: { type: 'hasActiveRide', params: ({ event }) => ({ error: event.error }) },
            target: 'failed.rideUnderWay',
            actions: [fails, 'reportActiveRide'],
          },
          {
            guard: { type: 'owesTooMuch', params: ({ event }) => ({ error: event.error }) },
            target: 'failed.paymentOverdue',
            actions: fails,
          },
          {
            guard: { type: 'isPriceRefused', params: ({ event }) => ({ error: event.error }) },
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
