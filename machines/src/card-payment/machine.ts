import type { CardPayment, PaymentResult, PaymentStatus } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Alert, type AlertSink, paidTopic } from '../alerts/alert.ts';
import { errorAlert } from '../alerts/error-alert.ts';
import { paymentOutcomeMachine } from '../payment-outcome/machine.ts';
import { isAnswerLost, isPaid } from '../payment-outcome/rules.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import { isAlreadyPaid } from './already-paid.ts';
import { attemptAfter, type CardAttempt } from './attempt.ts';
import { type CardFormEvent, cardDetailsOf, emptyCard, type TypedCard, typeCard, wipeCard } from './form.ts';
import { cardErrors } from './rules.ts';

export type CardPaymentInput = { rideId: string; amount: number; alerts: AlertSink };

export type CardPaymentContext = TypedCard & {
  rideId: string;
  amount: number;
  alerts: AlertSink;
  error: ShownError | null;
  attempt: CardAttempt | null;
  /** Whether a request was sent; the status of the payment may have changed then. */
  attempted: boolean;
  result: PaymentResult | null;
};

export type CardPaymentEvent =
  | CardFormEvent
  | { type: 'pay' }
  | { type: 'retry' }
  | { type: 'close' }
  /** The ride is paid, as the list of rides says. */
  | { type: 'ride_paid' }
  /** The server answers again. */
  | { type: 'live_connected' };

export type CardPaymentOutput =
  /** Without a result if the ride was paid before, as by an attempt whose answer was lost. */
  { outcome: 'paid'; result: PaymentResult | null } | { outcome: 'dismissed'; attempted: boolean };

export type ProcessCardInput = { rideId: string; body: CardPayment; idempotencyKey: string | null };

const typing = {
  actions: { type: 'typeCard', params: ({ event }: { event: CardFormEvent }) => event },
} as const;

/** The ride is paid, as by an attempt whose answer was lost. */
const wasPaid = {
  target: '#cardPayment.success',
  actions: { type: 'settle', params: null },
} as const;

/** Pays one ride by card, in a dialog that lives as long as this machine. */
export const cardPaymentMachine = setup({
  types: {
    input: {} as CardPaymentInput,
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    output: {} as CardPaymentOutput,
    children: {} as { processRidePayment: 'processRidePayment'; paymentOutcome: 'paymentOutcome' },
  },
  actors: {
    paymentOutcome: paymentOutcomeMachine,
    processRidePayment: unprovided<PaymentResult, ProcessCardInput>('processRidePayment'),
  },
  delays: { beforeCall: limits.payment.beforeCall, successPause: limits.payment.successPause },
  guards: {
    formValid: ({ context }) => Object.keys(cardErrors(context)).length === 0,
    isAlreadyPaid: (_, { error }: { error: unknown }) => isAlreadyPaid(error),
    isAnswerLost: (_, { error }: { error: unknown }) => isAnswerLost(error),
    isPaid: (_, { status }: { status: PaymentStatus | null }) => isPaid(status),
  },
  actions: {
    alert: ({ context }, alert: Alert) =>
      context.alerts.send({ type: 'alert', alert: { ...alert, topic: paidTopic(context.rideId) } }),
    typeCard: assign(({ context }, event: CardFormEvent) => typeCard(context, event)),
    showErrors: assign({ errors: ({ context }) => cardErrors(context) }),
    /** Provided by `cardPaymentWith`, which owns the ids and the clock. */
    makeAttempt: assign(() => failUnprovided('makeAttempt')),
    settle: assign((_, result: PaymentResult | null) => ({ result, error: null, attempt: null })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('payment.cardFailed', error),
      attempt: attemptAfter(context.attempt, error),
    })),
    /** The attempt is kept, so that a retry repeats the same charge. */
    failUnpaid: assign({ error: { message: 'payment.checkDeclined' } }),
    noteAttempted: assign({ attempted: true }),
    askNow: sendTo('paymentOutcome', { type: 'live_connected' }),
    wipe: ({ context }) => wipeCard(context),
    forget: assign(({ context: { errors } }) => ({ ...emptyCard(), errors })),
  },
}).createMachine({
  id: 'cardPayment',
  initial: 'ready',
  context: ({ input }) => ({
    ...input,
    ...emptyCard(),
    error: null,
    attempt: null,
    attempted: false,
    result: null,
  }),
  // Each final state has its own output.
  output: ({ event }) => event.output as CardPaymentOutput,
  states: {
    ready: {
      on: {
        setNumber: typing,
        setExpiry: typing,
        setCvc: typing,
        setName: typing,
        pay: [
          { guard: 'formValid', target: 'processing', actions: ['showErrors', 'makeAttempt'] },
          { actions: 'showErrors' },
        ],
        close: 'dismissed',
      },
    },
    // Cannot be closed: the payment may already have been made.
    processing: {
      initial: 'delaying',
      states: {
        delaying: { after: { beforeCall: 'calling' } },
        calling: {
          entry: 'noteAttempted',
          invoke: {
            id: 'processRidePayment',
            src: 'processRidePayment',
            input: ({ context }) => ({
              rideId: context.rideId,
              body: {
                payment_method: 'stripe',
                stripe_token: context.attempt?.stripeToken ?? '',
                card_details: cardDetailsOf(context),
              },
              idempotencyKey: context.attempt?.idempotencyKey ?? null,
            }),
            onDone: {
              target: '#cardPayment.success',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isAlreadyPaid', params: ({ event }) => ({ error: event.error }) },
                ...wasPaid,
              },
              {
                guard: { type: 'isAnswerLost', params: ({ event }) => ({ error: event.error }) },
                target: '#cardPayment.checking',
              },
              {
                target: '#cardPayment.error',
                actions: [
                  { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                  errorAlert('payment.cardFailed'),
                ],
              },
            ],
          },
        },
      },
    },
    // It is not known whether the payment was made.
    checking: {
      invoke: {
        id: 'paymentOutcome',
        src: 'paymentOutcome',
        input: ({ context }) => ({ rideId: context.rideId }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ status: event.output }) },
            ...wasPaid,
          },
          {
            target: 'error',
            actions: [
              'failUnpaid',
              { type: 'alert', params: { tone: 'critical', message: 'payment.checkDeclined' } },
            ],
          },
        ],
      },
      on: { ride_paid: wasPaid, live_connected: { actions: 'askNow' }, close: 'dismissed' },
    },
    success: {
      entry: ['wipe', 'forget', { type: 'alert', params: { tone: 'success', message: 'payment.completed' } }],
      after: { successPause: 'paid' },
      // Closing early still reports the payment.
      on: { close: 'paid' },
    },
    error: { on: { retry: 'ready', ride_paid: wasPaid, close: 'dismissed' } },
    paid: {
      type: 'final',
      output: ({ context }): CardPaymentOutput => ({ outcome: 'paid', result: context.result }),
    },
    dismissed: {
      type: 'final',
      entry: ['wipe', 'forget'],
      output: ({ context }): CardPaymentOutput => ({ outcome: 'dismissed', attempted: context.attempted }),
    },
  },
});

export type CardPaymentSnapshot = SnapshotFrom<typeof cardPaymentMachine>;
