import type { Alert } from '../alerts/alert.ts';
import { moodOf, ratingComment } from './rules.ts';
import { rideSetup } from './setup.ts';

const opens = {
  openRating: { guard: { type: 'isPermitted', params: 'rate' }, target: 'choosing', actions: 'clearRating' },
} as const;

/** The rating widget: choosing one of five faces submits it at once. */
export const ratingRegion = rideSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: { on: opens },
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
        input: ({ context: { ride, rating, keys } }) => ({
          rideId: ride.id,
          body: { rating: rating ?? 3, comment: ratingComment(ride, rating ?? 3) },
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
    rated: { on: opens },
  },
});
