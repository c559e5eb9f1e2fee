import type { PenaltyInfo } from '@mobility/openapi';
import { type Alert, rideTopic } from '../alerts/alert.ts';
import { cancelBody, rideSetup } from './setup.ts';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Another price than the one that was shown has to be confirmed again. */
const askedAgain = {
  guard: { type: 'isOtherPrice', params: ({ event }: { event: { output: PenaltyInfo } }) => event.output },
  target: 'confirming',
  actions: [
    { type: 'showPenalty', params: ({ event }: { event: { output: PenaltyInfo } }) => event.output },
    'askAgain',
  ],
} as const;

/** The cancel dialog: shows the penalty, asks for a reason and a confirmation, and sends the cancellation. */
export const cancelRegion = rideSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        openCancel: {
          guard: { type: 'isPermitted', params: 'cancel' },
          target: 'loading',
          actions: 'resetCancel',
        },
      },
    },
    loading: {
      always: { guard: 'isCancelObsolete', target: 'closed' },
      entry: 'notePriceBasis',
      invoke: {
        id: 'getPenaltyInfo',
        src: 'getPenaltyInfo',
        input: ({ context }) => ({ rideId: context.ride.id }),
        onDone: [
          askedAgain,
          { target: 'confirming', actions: { type: 'showPenalty', params: ({ event }) => event.output } },
        ],
        onError: { target: 'penaltyFailed', actions: 'failPenalty' },
      },
      on: { closeCancel: 'closed' },
    },
    penaltyFailed: {
      always: { guard: 'isCancelObsolete', target: 'closed' },
      on: { openCancel: 'loading', live_connected: 'loading', closeCancel: 'closed' },
    },
    confirming: {
      always: [
        { guard: 'isCancelObsolete', target: 'closed', actions: 'alertCancelError' },
        { guard: 'isPriceOld', target: 'repricing' },
      ],
      on: {
        setReason: { actions: { type: 'setReason', params: ({ event }) => event.reason } },
        setConfirmed: { actions: { type: 'setConfirmed', params: ({ event }) => event.confirmed } },
        cancel: [{ guard: 'isConfirmed', target: 'sending' }, { actions: 'askToConfirm' }],
        closeCancel: 'closed',
      },
    },
    // The ride went on while the dialog was open, or before the cancellation arrived: another price has to be confirmed again.
    repricing: {
      always: { guard: 'isCancelObsolete', target: 'closed', actions: 'alertCancelError' },
      entry: 'notePriceBasis',
      invoke: {
        id: 'getPenaltyInfo',
        src: 'getPenaltyInfo',
        input: ({ context }) => ({ rideId: context.ride.id }),
        onDone: [askedAgain, { target: 'confirming' }],
        onError: { target: 'penaltyFailed', actions: 'failPenalty' },
      },
      on: {
        setReason: { actions: { type: 'setReason', params: ({ event }) => event.reason } },
        closeCancel: 'closed',
      },
    },
    sending: {
      entry: [{ type: 'makeKey', params: 'cancel' }, 'setCancelOutcome'],
      invoke: {
        id: 'cancelRide',
        src: 'cancelRide',
        input: ({ context }) => ({
          rideId: context.ride.id,
          body: cancelBody(context),
          idempotencyKey: context.keys.cancel,
        }),
        onDone: {
          target: 'closed',
          actions: [
            {
              type: 'alert',
              params: ({ context }): Alert => ({
                tone: 'success',
                message: `ride.${context.cancelOutcome}`,
                moment: rideTopic(context.ride.id),
              }),
            },
            'raiseCancelDone',
            'resetCancel',
            'reportChanged',
          ],
        },
        onError: [
          {
            guard: { type: 'isPriceRefused', params: errorOf },
            target: 'repricing',
            actions: [{ type: 'dropKey', params: 'cancel' }, 'reportOutdated'],
          },
          {
            target: 'confirming',
            actions: [
              { type: 'failCancel', params: errorOf },
              { type: 'settleKey', params: ({ event }) => ({ intent: 'cancel', error: event.error }) },
              'reportOutdated',
            ],
          },
        ],
      },
    },
  },
});
