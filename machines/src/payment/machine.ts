import type { PaymentMethod, PaymentStatus } from '@mobility/openapi';
import type { SnapshotFrom } from 'xstate';
import { type Alert, rideTopic } from '../alerts/alert.ts';
import { errorAlert } from '../alerts/error-alert.ts';
import { shownError } from '../shown-error.ts';
import { directBody } from './rules.ts';
import { type PaymentContext, paymentSetup } from './setup.ts';

export type {
  InitiateInput,
  PaymentContext,
  ProcessInput,
} from './setup.ts';

const choosing = {
  choose: {
    actions: {
      type: 'choose',
      params: ({ event }: { event: { method: PaymentMethod; cardId?: string | null } }) => event,
    },
  },
  initiate: 'initiating',
  // One press initiates the payment and completes it.
  complete: 'initiating.toComplete',
  ride_paid: 'loading',
} as const;

const adopts = {
  type: 'adopt',
  params: ({ event }: { event: { output: PaymentStatus } }) => event.output,
} as const;
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const completedAlert = {
  type: 'alert',
  params: ({ context }: { context: PaymentContext }): Alert => ({
    tone: 'success',
    message: 'payment.completed',
    moment: rideTopic(context.rideId),
  }),
} as const;
const askedAgain = { target: 'loading', reenter: true, actions: 'forgetStatus' } as const;
/** The ride is paid, as by an attempt whose answer was lost. The status says how. */
const wasPaid = { target: 'loading', actions: ['emitPaid', completedAlert] } as const;
const alreadyPaid = { guard: { type: 'isAlreadyPaid', params: errorOf }, ...wasPaid } as const;
const outcomeOf = ({ event }: { event: { output: PaymentStatus | null } }) => ({ status: event.output });

/** Pays one completed ride: choose a method, initiate the payment, complete it. */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    status: null,
    method: 'balance',
    cardId: null,
    hasChosen: false,
    balance: null,
    error: null,
    keys: { initiate: null, process: null },
  }),
  on: {
    balance_known: { actions: { type: 'noteBalance', params: ({ event }) => event.balance } },
    cards_known: { actions: { type: 'selectCard', params: ({ event }) => event.cards } },
  },
  states: {
    loading: {
      entry: 'forgive',
      invoke: {
        id: 'getRidePaymentStatus',
        src: 'getRidePaymentStatus',
        input: ({ context }) => ({ rideId: context.rideId }),
        onDone: { target: 'deciding', actions: adopts },
        onError: {
          target: 'loadFailed',
          actions: { type: 'fail', params: ({ event }) => shownError('payment.loadFailed', event.error) },
        },
      },
      // The answer under way may still say that the ride is paid.
      on: { asked_again: askedAgain },
    },
    loadFailed: { on: { retry: 'loading' } },
    deciding: {
      always: [
        { guard: { type: 'isAt', params: 'pending' }, target: 'pending' },
        { guard: { type: 'isAt', params: 'paid' }, target: 'paid' },
        { guard: { type: 'isAt', params: 'failed' }, target: 'failed' },
        { guard: { type: 'isAt', params: 'expired' }, target: 'expired' },
        { guard: { type: 'isAt', params: 'written_off' }, target: 'writtenOff' },
        { target: 'notInitiated' },
      ],
    },
    notInitiated: { on: choosing },
    failed: { on: choosing },
    expired: { on: choosing },
    initiating: {
      entry: [{ type: 'makeKey', params: 'initiate' }, 'forgive'],
      initial: 'toOpen',
      states: { toOpen: {}, toComplete: {} },
      invoke: {
        id: 'initiateRidePayment',
        src: 'initiateRidePayment',
        input: ({ context }) => ({
          rideId: context.rideId,
          method: context.method,
          idempotencyKey: context.keys.initiate,
        }),
        onDone: [
          {
            guard: { type: 'hasCheckout', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [adopts, { type: 'emitCheckout', params: ({ event }) => event.output }],
          },
          {
            guard: 'isCompletingByCard',
            target: 'card',
            actions: adopts,
          },
          {
            guard: 'isCompleting',
            target: 'processing',
            actions: adopts,
          },
          { target: 'deciding', actions: adopts },
        ],
        onError: [
          alreadyPaid,
          {
            guard: { type: 'isOutdated', params: errorOf },
            target: 'loading',
            actions: errorAlert('payment.initiateFailed', 'caution'),
          },
          {
            target: 'deciding',
            actions: [
              {
                type: 'fail',
                params: ({ event }) => shownError('payment.initiateFailed', event.error),
              },
              { type: 'settleKey', params: ({ event }) => ({ intent: 'initiate', error: event.error }) },
            ],
          },
        ],
      },
    },
    pending: {
      after: { untilExpiry: 'loading' },
      on: {
        ...choosing,
        complete: [{ guard: 'needsInitiate', target: 'initiating.toComplete' }, { target: 'processing' }],
      },
    },
    processing: {
      entry: [{ type: 'makeKey', params: 'process' }, 'forgive'],
      invoke: {
        id: 'processRidePayment',
        src: 'processRidePayment',
        input: ({ context }) => ({
          rideId: context.rideId,
          body: directBody(context),
          idempotencyKey: context.keys.process,
        }),
        onDone: {
          target: 'paid',
          actions: [{ type: 'settle', params: ({ event }) => event.output }, 'emitPaid', completedAlert],
        },
        onError: [
          alreadyPaid,
          {
            guard: { type: 'isOutdated', params: errorOf },
            target: 'loading',
            actions: errorAlert('payment.processFailed', 'caution'),
          },
          { guard: { type: 'isAnswerLost', params: errorOf }, target: 'checking' },
          {
            guard: { type: 'isSavedCardRefused', params: errorOf },
            target: 'failed',
            actions: [
              'endPayment',
              { type: 'fail', params: ({ event }) => shownError('payment.cardFailed', event.error) },
              { type: 'settleKey', params: ({ event }) => ({ intent: 'process', error: event.error }) },
              errorAlert('payment.cardFailed'),
            ],
          },
          {
            target: 'pending',
            actions: [
              { type: 'fail', params: ({ event }) => shownError('payment.processFailed', event.error) },
              { type: 'settleKey', params: ({ event }) => ({ intent: 'process', error: event.error }) },
            ],
          },
        ],
      },
    },
    // It is not known whether the payment was made. Its key is kept, so that a retry repeats the same charge.
    checking: {
      invoke: {
        id: 'paymentOutcome',
        src: 'paymentOutcome',
        input: ({ context }) => ({ rideId: context.rideId }),
        onDone: [
          { guard: { type: 'hasPaid', params: outcomeOf }, ...wasPaid },
          {
            guard: { type: 'isStillOpen', params: outcomeOf },
            target: 'pending',
            actions: { type: 'fail', params: { message: 'payment.checkDeclined' } },
          },
          { target: 'deciding', actions: { type: 'noteStatus', params: ({ event }) => event.output } },
        ],
      },
      on: { ride_paid: wasPaid, live_connected: { actions: 'askNow' } },
    },
    card: {
      entry: 'forgive',
      on: {
        ride_paid: { actions: { type: 'toCard', params: ({ event }) => event } },
        live_connected: { actions: { type: 'toCard', params: ({ event }) => event } },
      },
      invoke: {
        id: 'cardPayment',
        src: 'cardPayment',
        input: ({ context }) => ({
          rideId: context.rideId,
          amount: context.status?.amount ?? 0,
          alerts: context.alerts,
        }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
            actions: [{ type: 'settleCard', params: ({ event }) => event.output }, 'emitPaid'],
          },
          {
            guard: { type: 'wasPaid', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'emitPaid',
          },
          // A declined card may have ended the payment, so its status is read again.
          {
            guard: { type: 'wasAttempted', params: ({ event }) => event.output },
            target: 'loading',
          },
          { target: 'pending' },
        ],
      },
    },
    paid: { on: { asked_again: askedAgain } },
    // An admin gave up the fare: there is nothing to pay.
    writtenOff: {},
  },
});

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
