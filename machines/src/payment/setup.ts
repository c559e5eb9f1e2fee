import type {
  DirectPayment,
  PaymentMethod,
  PaymentResult,
  PaymentState,
  PaymentStatus,
  SavedCard,
  SavedCardPayment,
} from '@mobility/openapi';
import { and, assign, emit, sendTo, setup, stateIn } from 'xstate';
import { type Alert, type AlertSink, paidTopic } from '../alerts/alert.ts';
import { callErrorOf, isUnsettled } from '../call-error.ts';
import { isAlreadyPaid } from '../card-payment/already-paid.ts';
import { type CardPaymentOutput, cardPaymentMachine } from '../card-payment/machine.ts';
import { keyAfter } from '../idempotency.ts';
import { paymentOutcomeMachine } from '../payment-outcome/machine.ts';
import { isAnswerLost, isOpen, isPaid } from '../payment-outcome/rules.ts';
import type { ShownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import { isOutdated, isTypedCard, needsInitiate, payableBy, untilExpiry } from './rules.ts';

export type PaymentInput = { rideId: string; alerts: AlertSink };

export type PaymentContext = {
  rideId: string;
  alerts: AlertSink;
  status: PaymentStatus | null;
  method: PaymentMethod;
  /** The saved card that pays by the method stripe; null for a card that is typed. */
  cardId: string | null;
  /** True once the rider picked the method; before that, one that can pay is preselected. */
  hasChosen: boolean;
  /** The rider's balance; null until it is known. */
  balance: number | null;
  error: ShownError | null;
  keys: { initiate: string | null; process: string | null };
};

export type PaymentEvent =
  | { type: 'choose'; method: PaymentMethod; cardId?: string | null }
  /** The saved cards that can pay; the first one is preselected where a card is. */
  | { type: 'cards_known'; cards: readonly SavedCard[] }
  | { type: 'balance_known'; balance: number }
  /** The ride is paid, as the list of rides says: in another window, or by an attempt whose answer was lost. */
  | { type: 'ride_paid' }
  /** The server answers again. */
  | { type: 'live_connected' }
  | { type: 'initiate' }
  | { type: 'complete' }
  /** The server asks for the payment of the ride, as after cash that the driver did not receive. */
  | { type: 'asked_again' }
  | { type: 'retry' };

export type PaymentEmitted =
  /** The ride is paid, so lists and balances need a refresh. */
  | { type: 'paid'; ride_id: string }
  /** The payment continues at a hosted checkout, outside of the app. */
  | { type: 'checkout_opened'; url: string };

export type InitiateInput = { rideId: string; method: PaymentMethod; idempotencyKey: string | null };
export type ProcessInput = {
  rideId: string;
  body: DirectPayment | SavedCardPayment;
  idempotencyKey: string | null;
};
type Intent = keyof PaymentContext['keys'];

const paidBy = (status: PaymentStatus | null, result: PaymentResult): PaymentStatus => ({
  expires_at: null,
  ...status,
  ...result,
  status: 'paid',
  paid_at: result.paid_at ?? null,
});
/** The actors, guards and actions of the payment machine. */
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
      paymentOutcome: 'paymentOutcome';
    },
  },
  actors: {
    getRidePaymentStatus: unprovided<PaymentStatus, { rideId: string }>('getRidePaymentStatus'),
    initiateRidePayment: unprovided<PaymentStatus, InitiateInput>('initiateRidePayment'),
    processRidePayment: unprovided<PaymentResult, ProcessInput>('processRidePayment'),
    cardPayment: cardPaymentMachine,
    paymentOutcome: paymentOutcomeMachine,
  },
  delays: {
    /** Provided by `paymentWith`, which owns the clock. */
    untilExpiry: untilExpiry(null, 0),
  },
  guards: {
    isAt: ({ context }, state: PaymentState) => context.status?.status === state,
    isTypedCard: ({ context }) => isTypedCard(context),
    isSavedCardRefused: ({ context }, { error }: { error: unknown }) =>
      context.method === 'stripe' && !isUnsettled(callErrorOf(error)),
    needsInitiate: ({ context }) => needsInitiate(context.status, context),
    isAlreadyPaid: (_, { error }: { error: unknown }) => isAlreadyPaid(error),
    isAnswerLost: (_, { error }: { error: unknown }) => isAnswerLost(error),
    isStillOpen: (_, { status }: { status: PaymentStatus | null }) => status === null || isOpen(status),
    hasPaid: (_, { status }: { status: PaymentStatus | null }) => isPaid(status),
    isOutdated: (_, { error }: { error: unknown }) => isOutdated(error),
    isCompleting: stateIn({ initiating: 'toComplete' }),
    isCompletingByCard: and([stateIn({ initiating: 'toComplete' }), 'isTypedCard']),
    // A saved card is charged at once, without the checkout's page.
    hasCheckout: ({ context }, { checkout_url }: PaymentStatus) =>
      Boolean(checkout_url) && context.cardId === null,
    isPaid: (_, output: CardPaymentOutput) => output.outcome === 'paid' && output.result !== null,
    wasPaid: (_, output: CardPaymentOutput) => output.outcome === 'paid' && output.result === null,
    wasAttempted: (_, output: CardPaymentOutput) => output.outcome === 'dismissed' && output.attempted,
  },
  actions: {
    alert: ({ context }, alert: Alert) =>
      context.alerts.send({ type: 'alert', alert: { ...alert, topic: paidTopic(context.rideId) } }),
    emitCheckout: emit(
      (_, { checkout_url }: PaymentStatus): PaymentEmitted => ({
        type: 'checkout_opened',
        url: checkout_url ?? '',
      }),
    ),
    emitPaid: emit(({ context }): PaymentEmitted => ({ type: 'paid', ride_id: context.rideId })),
    adopt: assign(({ context }, status: PaymentStatus) => ({
      status,
      method: context.hasChosen
        ? (status.payment_method ?? context.method)
        : payableBy(status, context.balance),
      error: null,
      keys: { initiate: null, process: null },
    })),
    noteStatus: assign(({ context }, status: PaymentStatus | null) => ({ status: status ?? context.status })),
    /** The method that was chosen may no longer be able to pay. */
    forgetStatus: assign({ status: null, hasChosen: false }),
    settle: assign(({ context }, result: PaymentResult) => ({
      status: paidBy(context.status, result),
      error: null,
      keys: { initiate: null, process: null },
    })),
    settleCard: assign(({ context }, output: CardPaymentOutput) =>
      output.outcome === 'paid' && output.result ? { status: paidBy(context.status, output.result) } : {},
    ),
    // Another method makes another request, which needs another key.
    choose: assign((_, { method, cardId = null }: { method: PaymentMethod; cardId?: string | null }) => ({
      method,
      cardId,
      hasChosen: true,
      error: null,
      keys: { initiate: null, process: null },
    })),
    selectCard: assign(({ context: { hasChosen, cardId } }, cards: readonly SavedCard[]) =>
      hasChosen && (cardId === null || cards.some(({ id }) => id === cardId))
        ? {}
        : { cardId: cards[0]?.id ?? null },
    ),
    /** The server has ended the payment, so that it has to be opened again. */
    endPayment: assign(({ context: { status } }) => ({
      status: status && { ...status, status: 'failed' as const },
    })),
    noteBalance: assign(({ context: { status, hasChosen, method } }, balance: number) => ({
      balance,
      method: hasChosen || !status ? method : payableBy(status, balance),
    })),
    /** Provided by `paymentWith`, which owns the ids. */
    makeKey: assign((_, _intent: Intent) => failUnprovided('makeKey')),
    settleKey: assign(({ context }, { intent, error }: { intent: Intent; error: unknown }) => ({
      keys: { ...context.keys, [intent]: keyAfter(context.keys[intent], error) },
    })),
    fail: assign((_, error: ShownError) => ({ error })),
    forgive: assign({ error: null }),
    toCard: sendTo('cardPayment', (_, event: { type: 'ride_paid' | 'live_connected' }) => event),
    askNow: sendTo('paymentOutcome', { type: 'live_connected' }),
  },
});
