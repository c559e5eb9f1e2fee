import { sendTo } from 'xstate';
import type { Alert } from '../alerts/alert.ts';
import { tripIssue } from './rules.ts';
import { type BookingContext, bookingSetup } from './setup.ts';

/** Only the answer of the booking is lost. Until then it may still be a refusal. */
export const confirmsFound = {
  guard: 'isBooked',
  target: 'confirmed',
  actions: {
    type: 'confirm',
    params: ({ context }: { context: BookingContext }) => ({
      request_id: context.ride?.id ?? '',
      matches_found: 0,
    }),
  },
} as const;

const refusesImpossible = {
  guard: 'isImpossible',
  actions: {
    type: 'alert',
    params: ({ context }: { context: BookingContext }): Alert => ({
      tone: 'critical',
      message: 'booking.tooLong',
      ...tripIssue(context),
    }),
  },
} as const;

/**
 * The places first, then the vehicles. A wide screen shows both, so a change of the step has no visible
 * effect.
 */
export const form = bookingSetup.createStateConfig({
  initial: 'starting',
  always: confirmsFound,
  on: {
    setVehicle: { actions: { type: 'setVehicle', params: ({ event }) => event.vehicle } },
    setPassengers: { actions: { type: 'setPassengers', params: ({ event }) => event.passengers } },
    setSpecial: { actions: { type: 'setSpecial', params: ({ event }) => event.special } },
    editField: { actions: { type: 'editField', params: ({ event }) => event.field } },
    choosePlace: [
      {
        guard: { type: 'makesTrip', params: ({ event }) => event },
        target: '.vehicle',
        actions: { type: 'fillField', params: ({ event }) => event },
      },
      { target: '.places', actions: { type: 'fillField', params: ({ event }) => event } },
    ],
    swap: {
      actions: [
        sendTo('pickup', ({ context }) => ({
          type: 'setPlace',
          place: context.dropoff,
          text: context.texts.dropoff,
          other: context.pickup,
        })),
        sendTo('dropoff', ({ context }) => ({
          type: 'setPlace',
          place: context.pickup,
          text: context.texts.pickup,
          other: context.dropoff,
        })),
      ],
    },
    bookRide: [
      { guard: 'lacksPlace', actions: 'findPlaces' },
      refusesImpossible,
      { target: 'booking', actions: ['makeRequest', 'makeKey'] },
    ],
    review: [
      { guard: 'isFinding', target: '.checking' },
      {
        guard: 'lacksPlace',
        actions: [
          'noteIncomplete',
          { type: 'alert', params: { tone: 'critical', message: 'booking.selectBothPlaces' } },
        ],
      },
      refusesImpossible,
      { target: '.review' },
    ],
  },
  states: {
    starting: { always: [{ guard: 'isTrip', target: 'vehicle' }, { target: 'places' }] },
    places: { on: { chooseOnMap: 'map', proceed: { guard: 'isTrip', target: 'vehicle' } } },
    map: { on: { editPlaces: 'places' } },
    vehicle: { on: { editPlaces: 'places' } },
    // The rider asked for a booking while a typed text was no place yet, and has not seen what it is read as. Typing ends it.
    checking: {
      always: { guard: 'isSettled', target: 'places', actions: 'review' },
      after: {
        lookup: {
          target: 'places',
          actions: [
            'giveUpFinding',
            { type: 'alert', params: { tone: 'critical', message: 'booking.lookupSlow' } },
          ],
        },
      },
      on: { bookRide: {}, review: {} },
    },
    // A typed text has just been read as a place. A press that was meant for the text does not book the place.
    appearing: {
      after: { doubleClick: [{ guard: 'isSure', target: 'vehicle' }, { target: 'places' }] },
      on: { bookRide: 'review', chooseOnMap: 'map', proceed: 'vehicle' },
    },
    // What the text was read as is shown, with the fare. Booking takes another press, not the second half of a double click.
    review: {
      initial: 'appearing',
      on: { chooseOnMap: 'map', proceed: 'vehicle' },
      states: { appearing: { after: { doubleClick: 'shown' }, on: { bookRide: {} } }, shown: {} },
    },
  },
});
