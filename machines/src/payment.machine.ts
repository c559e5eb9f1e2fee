import type {
  DirectPayment,
  PaymentMethod,
  PaymentResult,
  PaymentState,
  PaymentStatus,
} from '@mobility/openapi';
import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from './alert.ts';
import { type CardPaymentOutput, cardPaymentMachine } from './card-payment.machine.ts';
import { type Failure, failureOf } from './failure.ts';
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
const choosing = {
  choose: {
    actions: { type: 'choose', params: ({ event }: { event: { method: PaymentMethod } }) => event.method },
  },
  initiate: 'initiating',
  // One press opens the payment and goes straight on.
  complete: { target: 'initiating', actions: 'noteCompleting' },
} as const;

const adopts = {
  type: 'adopt',
  params: ({ event }: { event: { output: PaymentStatus } }) => event.output,
} as const;
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const says = (tone: Alert['tone'], message: Failure['message']) =>
  ({
    type: 'alert',
    params: ({ event }: { event: { error: unknown } }): Alert => ({
      tone,
      ...failureOf(message, event.error),
    }),
  }) as const;

/** Pays one completed ride: choose a method, open the payment, settle it. */
export const paymentMachine = setup({
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
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
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
}).createMachine({
  id: 'payment',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    status: null,
    method: 'balance',
    failure: null,
    completing: false,
    keys: { initiate: null, process: null },
  }),
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
          actions: { type: 'fail', params: ({ event }) => failureOf('payment.loadFailed', event.error) },
        },
      },
    },
    loadFailed: { on: { retry: 'loading' } },
    deciding: {
      always: [
        { guard: { type: 'isAt', params: 'pending' }, target: 'pending' },
        { guard: { type: 'isAt', params: 'paid' }, target: 'paid' },
        { guard: { type: 'isAt', params: 'failed' }, target: 'failed' },
        { guard: { type: 'isAt', params: 'expired' }, target: 'expired' },
        { target: 'notInitiated' },
      ],
    },
    notInitiated: { on: choosing },
    failed: { on: choosing },
    expired: { on: choosing },
    initiating: {
      entry: [{ type: 'makeKey', params: 'initiate' }, 'forgive'],
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
            actions: [adopts, { type: 'goTo', params: ({ event }) => event.output.checkout_url ?? '' }],
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
          {
            guard: { type: 'isOutdated', params: errorOf },
            target: 'loading',
            actions: says('caution', 'payment.initiateFailed'),
          },
          {
            target: 'deciding',
            actions: [
              {
                type: 'fail',
                params: ({ event }) => failureOf('payment.initiateFailed', event.error),
              },
              { type: 'settleKey', params: ({ event }) => ({ intent: 'initiate', error: event.error }) },
              says('critical', 'payment.initiateFailed'),
            ],
          },
        ],
      },
    },
    pending: {
      after: { untilExpiry: 'loading' },
      on: {
        ...choosing,
        complete: [
          { guard: 'needsInitiate', target: 'initiating', actions: 'noteCompleting' },
          { guard: 'isCard', target: 'card' },
          { target: 'processing' },
        ],
      },
    },
    processing: {
      entry: [{ type: 'makeKey', params: 'process' }, 'forgive'],
      invoke: {
        id: 'processRidePayment',
        src: 'processRidePayment',
        input: ({ context }) => ({
          rideId: context.rideId,
          body: { payment_method: context.method === 'cash' ? 'cash' : 'balance' },
          idempotencyKey: context.keys.process,
        }),
        onDone: {
          target: 'paid',
          actions: [
            { type: 'settle', params: ({ event }) => event.output },
            'tellPaid',
            { type: 'alert', params: { tone: 'success', message: 'payment.completed' } },
          ],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: errorOf },
            target: 'loading',
            actions: says('caution', 'payment.processFailed'),
          },
          {
            target: 'pending',
            actions: [
              { type: 'fail', params: ({ event }) => failureOf('payment.processFailed', event.error) },
              { type: 'settleKey', params: ({ event }) => ({ intent: 'process', error: event.error }) },
              says('critical', 'payment.processFailed'),
            ],
          },
        ],
      },
    },
    card: {
      entry: 'forgive',
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
            actions: [{ type: 'settleCard', params: ({ event }) => event.output }, 'tellPaid'],
          },
          // A card that was refused may have ended the payment: the server knows.
          {
            guard: { type: 'wasAttempted', params: ({ event }) => event.output },
            target: 'loading',
          },
          { target: 'pending' },
        ],
      },
    },
    paid: {},
  },
});

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
