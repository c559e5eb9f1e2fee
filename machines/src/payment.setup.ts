import type {
  DirectPayment,
  PaymentMethod,
  PaymentResult,
  PaymentState,
  PaymentStatus,
} from '@mobility/openapi';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type Alert, type AlertSink, payTopic } from './alert.ts';
import { type CardPaymentOutput, cardPaymentMachine } from './card-payment.machine.ts';
import type { Failure } from './failure.ts';
import { keyAfter } from './idempotency.rules.ts';
import { isOutdated, needsInitiate, untilExpiry } from './payment.rules.ts';

export type PaymentInput = { rideId: string; alerts: AlertSink };

export type PaymentContext = {
  rideId: string;
  alerts: AlertSink;
  status: PaymentStatus | null;
  method: PaymentMethod;
  failure: Failure | null;
  /** Complete was pressed with another method: it goes on once the payment is open for that one. */
  completing: boolean;
  keys: { initiate: string | null; process: string | null };
};

export type PaymentEvent =
  | { type: 'choose'; method: PaymentMethod }
  | { type: 'initiate' }
  | { type: 'complete' }
  | { type: 'retry' };

/** Tells the app that the ride is paid, so that lists and balances are fetched again. */
export type PaymentEmitted = { type: 'paid'; ride_id: string };

export type InitiateInput = { rideId: string; method: PaymentMethod; idempotencyKey: string | null };
export type ProcessInput = { rideId: string; body: DirectPayment; idempotencyKey: string | null };
type Intent = keyof PaymentContext['keys'];

const unprovided = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}));
const paidBy = (status: PaymentStatus | null, result: PaymentResult): PaymentStatus => ({
  expires_at: null,
  ...status,
  ...result,
  status: 'paid',
  paid_at: result.paid_at ?? null,
});
/** The vocabulary of the payment: what it invokes, asks and does. */
export const paymentSetup = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
    children: {} as {
      cardPayment: 'cardPayment';
      getRidePaymentStatus: 'getRidePaymentStatus';
      initiateRidePayment: 'initiateRidePayment';
      processRidePayment: 'processRidePayment';
    },
  },
  actors: {
    getRidePaymentStatus: unprovided<PaymentStatus, { rideId: string }>(),
    initiateRidePayment: unprovided<PaymentStatus, InitiateInput>(),
    processRidePayment: unprovided<PaymentResult, ProcessInput>(),
    cardPayment: cardPaymentMachine,
  },
  delays: {
    /** `paymentWith` gives the one that knows the time. */
    untilExpiry: untilExpiry(null, 0),
  },
  guards: {
    isAt: ({ context }, state: PaymentState) => context.status?.status === state,
    isCard: ({ context }) => context.method === 'stripe',
    needsInitiate: ({ context }) => needsInitiate(context.status, context.method),
    isOutdated: (_, { error }: { error: unknown }) => isOutdated(error),
    isCompleting: ({ context }) => context.completing,
    isCompletingByCard: ({ context }) => context.completing && context.method === 'stripe',
    hasCheckout: (_, { checkout_url }: PaymentStatus) => Boolean(checkout_url),
    isPaid: (_, { outcome }: CardPaymentOutput) => outcome === 'paid',
    wasAttempted: (_, output: CardPaymentOutput) => output.outcome === 'dismissed' && output.attempted,
  },
  actions: {
    alert: ({ context }, alert: Alert) =>
      context.alerts.send({ type: 'alert', alert: { ...alert, topic: payTopic(context.rideId) } }),
    goTo: ({ context }, to: string) => context.alerts.send({ type: 'navigate', to }),
    tellPaid: emit(({ context }): PaymentEmitted => ({ type: 'paid', ride_id: context.rideId })),
    adopt: assign(({ context }, status: PaymentStatus) => ({
      status,
      method: status.payment_method ?? context.method,
      failure: null,
      completing: false,
      keys: { initiate: null, process: null },
    })),
    settle: assign(({ context }, result: PaymentResult) => ({
      status: paidBy(context.status, result),
      failure: null,
      keys: { initiate: null, process: null },
    })),
    settleCard: assign(({ context }, output: CardPaymentOutput) =>
      output.outcome === 'paid' ? { status: paidBy(context.status, output.result) } : {},
    ),
    // Another method is another request, so that it needs another key.
    choose: assign((_, method: PaymentMethod) => ({
      method,
      failure: null,
      keys: { initiate: null, process: null },
    })),
    /** Given by `paymentWith`, which owns the ids. */
    makeKey: assign(({ context }, _intent: Intent) => ({ keys: context.keys })),
    settleKey: assign(({ context }, { intent, error }: { intent: Intent; error: unknown }) => ({
      keys: { ...context.keys, [intent]: keyAfter(context.keys[intent], error) },
    })),
    fail: assign((_, failure: Failure) => ({ failure, completing: false })),
    noteCompleting: assign({ completing: true }),
    forgive: assign({ failure: null }),
  },
});
