import type { CardPayment, PaymentResult } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { type Alert, type AlertSink, payTopic } from '../alerts/alert.ts';
import { errorAlert } from '../alerts/error-alert.ts';
import { callErrorOf, isUnsettled } from '../call-error.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import {
  type CardErrors,
  type CardForm,
  cardErrors,
  cardPaymentOf,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from './rules.ts';
import { Secret } from './secret.ts';

export type CardPaymentInput = { rideId: string; amount: number; alerts: AlertSink };

/** Token and key are made together and kept or renewed together: the body under one key never changes. */
export type CardAttempt = { stripeToken: string; idempotencyKey: string };

export type CardPaymentContext = CardForm & {
  rideId: string;
  amount: number;
  alerts: AlertSink;
  errors: CardErrors;
  error: ShownError | null;
  attempt: CardAttempt | null;
  /** Whether a request was sent; the status of the payment may have changed then. */
  attempted: boolean;
  result: PaymentResult | null;
};

/** Number and CVC are sent as `secret(text)`, so that recorded events show dots. */
export type CardPaymentEvent =
  | { type: 'setNumber'; number: Secret }
  | { type: 'setExpiry'; expiry: string }
  | { type: 'setCvc'; cvc: Secret }
  | { type: 'setName'; name: string }
  | { type: 'pay' }
  | { type: 'retry' }
  | { type: 'close' };

export type CardPaymentOutput =
  | { outcome: 'paid'; result: PaymentResult }
  | { outcome: 'dismissed'; attempted: boolean };

export type ProcessCardInput = { rideId: string; body: CardPayment; idempotencyKey: string | null };

/** Pays one ride by card, in a dialog that lives as long as this machine. */
export const cardPaymentMachine = setup({
  types: {
    input: {} as CardPaymentInput,
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    output: {} as CardPaymentOutput,
  },
  actors: {
    processRidePayment: unprovided<PaymentResult, ProcessCardInput>('processRidePayment'),
  },
  delays: { beforeCall: limits.payment.beforeCall, successPause: limits.payment.successPause },
  guards: { formValid: ({ context }) => Object.keys(cardErrors(context)).length === 0 },
  actions: {
    alert: ({ context }, alert: Alert) =>
      context.alerts.send({ type: 'alert', alert: { ...alert, topic: payTopic(context.rideId) } }),
    setNumber: assign(({ context }, number: Secret) => ({
      number: new Secret(formatCardNumber(number.reveal())),
      errors: { ...context.errors, number: undefined },
      attempt: null,
    })),
    setCvc: assign(({ context }, cvc: Secret) => ({
      cvc: new Secret(formatCvc(cvc.reveal())),
      errors: { ...context.errors, cvc: undefined },
    })),
    setExpiry: assign(({ context }, expiry: string) => ({
      expiry: formatExpiry(expiry),
      errors: { ...context.errors, expiry: undefined },
      attempt: null,
    })),
    setName: assign(({ context }, name: string) => ({
      name,
      errors: { ...context.errors, name: undefined },
    })),
    showErrors: assign({ errors: ({ context }) => cardErrors(context) }),
    /** Provided by `cardPaymentWith`, which owns the ids and the clock. */
    makeAttempt: assign(() => failUnprovided('makeAttempt')),
    settle: assign((_, result: PaymentResult) => ({ result, error: null, attempt: null })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('payment.cardFailed', error),
      attempt: isUnsettled(callErrorOf(error)) ? context.attempt : null,
    })),
    noteAttempted: assign({ attempted: true }),
    wipe: ({ context }) => {
      context.number.wipe();
      context.cvc.wipe();
    },
    forget: assign({ number: () => new Secret(), cvc: () => new Secret(), expiry: '', name: '' }),
  },
}).createMachine({
  id: 'cardPayment',
  initial: 'ready',
  context: ({ input }) => ({
    ...input,
    number: new Secret(),
    expiry: '',
    cvc: new Secret(),
    name: '',
    errors: {},
    error: null,
    attempt: null,
    attempted: false,
    result: null,
  }),
  output: ({ context }): CardPaymentOutput =>
    context.result
      ? { outcome: 'paid', result: context.result }
      : { outcome: 'dismissed', attempted: context.attempted },
  states: {
    ready: {
      on: {
        setNumber: { actions: { type: 'setNumber', params: ({ event }) => event.number } },
        setExpiry: { actions: { type: 'setExpiry', params: ({ event }) => event.expiry } },
        setCvc: { actions: { type: 'setCvc', params: ({ event }) => event.cvc } },
        setName: { actions: { type: 'setName', params: ({ event }) => event.name } },
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
              body: cardPaymentOf(context, context.attempt?.stripeToken ?? ''),
              idempotencyKey: context.attempt?.idempotencyKey ?? null,
            }),
            onDone: {
              target: '#cardPayment.success',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            onError: {
              target: '#cardPayment.error',
              actions: [
                { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                errorAlert('payment.cardFailed'),
              ],
            },
          },
        },
      },
    },
    success: {
      entry: ['wipe', 'forget', { type: 'alert', params: { tone: 'success', message: 'payment.completed' } }],
      after: { successPause: 'paid' },
      // Closing early still reports the payment.
      on: { close: 'paid' },
    },
    error: { on: { retry: 'ready', close: 'dismissed' } },
    paid: { type: 'final' },
    dismissed: { type: 'final', entry: ['wipe', 'forget'] },
  },
});

export type CardPaymentSnapshot = SnapshotFrom<typeof cardPaymentMachine>;
