import type { Alert } from '../alerts/alert.ts';
import { moodOf, type Rating, ratingComment } from './rules.ts';
import { rideSetup } from './setup.ts';

const opens = {
  openRating: { guard: { type: 'isPermitted', params: 'rate' }, target: 'choosing', actions: 'clearRating' },
} as const;

/** A driver rates without opening a widget, because the faces are in the summary of the ride. */
const rates = {
  rate: {
    guard: { type: 'isPermitted', params: 'rateRider' },
    target: 'submitting',
    actions: { type: 'setRating', params: ({ event }: { event: { rating: Rating } }) => event.rating },
  },
} as const;

/** The rating widget: choosing one of five faces submits it at once. */
export const ratingRegion = rideSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: { on: { ...opens, ...rates } },
    choosing: {
      on: {
        rate: { target: 'submitting', actions: { type: 'setRating', params: ({ event }) => event.rating } },
        closeRating: 'hidden',
      },
    },
    submitting: {
      entry: { type: 'makeKey', params: 'rating' },
      invoke: {
        id: 'rateRide',
        src: 'rateRide',
        input: ({ context: { ride, rating, keys, by } }) => ({
          rideId: ride.id,
          by,
          body: { rating: rating ?? 3, comment: ratingComment(ride, rating ?? 3, by) },
          idempotencyKey: keys.rating,
        }),
        onDone: {
          target: 'rated',
          actions: [
            {
              type: 'alert',
              params: ({ context }): Alert => ({
                tone: 'success',
                message: 'ride.ratingSubmitted',
                params: { mood: moodOf(context.rating ?? 3) },
              }),
            },
            { type: 'dropKey', params: 'rating' },
            'reportChanged',
          ],
        },
        onError: {
          target: 'choosing',
          actions: [
            'clearRating',
            { type: 'settleKey', params: ({ event }) => ({ intent: 'rating', error: event.error }) },
            { type: 'alert', params: { tone: 'critical', message: 'ride.ratingFailed' } },
          ],
        },
      },
    },
    // Within ten minutes another rating may replace this one.
    rated: { on: { ...opens, ...rates } },
  },
});
