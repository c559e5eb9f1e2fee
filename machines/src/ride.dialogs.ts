import type { Alert } from './alert.ts';
import { moodOf, ratingComment } from './ride.rules.ts';
import { cancelFailureOf, cancelledMessage, rideSetup } from './ride.setup.ts';

/** Asking what a cancellation costs, confirming it with a reason, and sending it. */
export const cancelRegion = rideSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        openCancel: {
          guard: { type: 'may', params: 'cancel' },
          target: 'loading',
          actions: 'resetCancel',
        },
      },
    },
    loading: {
      always: { guard: 'mayNotCancel', target: 'closed' },
      invoke: {
        id: 'getPenaltyInfo',
        src: 'getPenaltyInfo',
        input: ({ context }) => ({ rideId: context.ride.id }),
        onDone: {
          target: 'confirming',
          actions: { type: 'showPenalty', params: ({ event }) => event.output },
        },
        onError: { target: 'penaltyFailed', actions: 'failPenalty' },
      },
      on: { closeCancel: 'closed' },
    },
    penaltyFailed: {
      always: { guard: 'mayNotCancel', target: 'closed' },
      on: { openCancel: 'loading', closeCancel: 'closed' },
    },
    confirming: {
      always: { guard: 'mayNotCancel', target: 'closed' },
      on: {
        setReason: { actions: { type: 'setReason', params: ({ event }) => event.reason } },
        setConfirmed: { actions: { type: 'setConfirmed', params: ({ event }) => event.confirmed } },
        cancel: [{ guard: 'isReady', target: 'sending' }, { actions: 'askToConfirm' }],
        closeCancel: 'closed',
      },
    },
    sending: {
      entry: { type: 'makeKey', params: 'cancel' },
      invoke: {
        id: 'cancelRide',
        src: 'cancelRide',
        input: ({ context }) => ({
          rideId: context.ride.id,
          body: { cancelled_by: context.by, reason: context.reason.trim(), confirmation: true },
          idempotencyKey: context.keys.cancel,
        }),
        onDone: {
          target: 'closed',
          actions: [
            {
              type: 'alert',
              params: ({ context }): Alert => ({ tone: 'success', message: cancelledMessage(context) }),
            },
            'resetCancel',
            'tellChanged',
          ],
        },
        onError: {
          target: 'confirming',
          actions: [
            { type: 'failCancel', params: ({ event }) => ({ error: event.error }) },
            { type: 'settleKey', params: ({ event }) => ({ intent: 'cancel', error: event.error }) },
            {
              type: 'alert',
              params: ({ event }): Alert => ({ tone: 'critical', ...cancelFailureOf(event.error) }),
            },
            'tellChanged',
          ],
        },
      },
    },
  },
});

/** Choosing one of five faces, which is sent at once. */
export const ratingRegion = rideSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        openRating: { guard: { type: 'may', params: 'rate' }, target: 'choosing', actions: 'unpick' },
      },
    },
    choosing: {
      on: {
        rate: { target: 'submitting', actions: { type: 'pick', params: ({ event }) => event.rating } },
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
            'tellChanged',
          ],
        },
        onError: {
          target: 'choosing',
          actions: [
            'unpick',
            { type: 'settleKey', params: ({ event }) => ({ intent: 'rating', error: event.error }) },
            { type: 'alert', params: { tone: 'critical', message: 'ride.ratingFailed' } },
          ],
        },
      },
    },
    // Within ten minutes another rating may replace this one.
    rated: {
      on: {
        openRating: { guard: { type: 'may', params: 'rate' }, target: 'choosing', actions: 'unpick' },
      },
    },
  },
});
