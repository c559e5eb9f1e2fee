import type { Checkout, SaveCardRequest, SavedCard } from '@mobility/openapi';
import { assign, emit, not, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { errorAlert } from '../alerts/error-alert.ts';
import { attemptAfter, type CardAttempt } from '../card-payment/attempt.ts';
import {
  type CardFormEvent,
  cardDetailsOf,
  emptyCard,
  type TypedCard,
  typeCard,
  wipeCard,
} from '../card-payment/form.ts';
import { cardErrors } from '../card-payment/rules.ts';
import type { CheckoutCall, CheckoutOpened } from '../open-checkout.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';

export type SavedCardsInput = { alerts: AlertSink };
export type SavedCardsContext = TypedCard & {
  alerts: AlertSink;
  /** The card that is being removed or made the default. */
  card: SavedCard | null;
  /** A card is entered on the payment page, not in the app; null until this is known. */
  isHosted: boolean | null;
  /** The result of the last command, until the next one. */
  changed: 'saved' | 'removed' | null;
  error: ShownError | null;
  attempt: CardAttempt | null;
};

export type SavedCardsEvent =
  | CardFormEvent
  | { type: 'hosting_known'; isHosted: boolean }
  | { type: 'add' }
  | { type: 'saveCard' }
  | { type: 'remove'; card: SavedCard }
  | { type: 'removeCard' }
  | { type: 'setDefaultCard'; card: SavedCard }
  | { type: 'close' };

/** The list of cards changed, or may have: the answer was lost. */
export type SavedCardsEmitted = { type: 'cards_changed' } | CheckoutOpened;

export type SaveCardCall = { body: SaveCardRequest; idempotencyKey: string | null };
export type RemoveCardCall = { cardId: string; idempotencyKey: string | null };

const typing = {
  actions: { type: 'typeCard', params: ({ event }: { event: CardFormEvent }) => event },
} as const;
const failure = {
  type: 'fail',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;
const named = {
  type: 'nameCard',
  params: ({ event }: { event: { card: SavedCard } }) => event.card,
} as const;

/** Adds and removes saved cards and chooses the default one. The list itself is a query. */
export const savedCardsMachine = setup({
  types: {
    input: {} as SavedCardsInput,
    context: {} as SavedCardsContext,
    events: {} as SavedCardsEvent,
    emitted: {} as SavedCardsEmitted,
  },
  actors: {
    openCheckout: unprovided<Checkout, CheckoutCall>('openCheckout'),
    saveCard: unprovided<SavedCard, SaveCardCall>('saveCard'),
    removeCard: unprovided<unknown, RemoveCardCall>('removeCard'),
    setDefaultCard: unprovided<SavedCard, { cardId: string }>('setDefaultCard'),
  },
  guards: {
    isCardValid: ({ context }) => Object.keys(cardErrors(context)).length === 0,
    isHosted: ({ context }) => context.isHosted === true,
    isHostedUnknown: ({ context }) => context.isHosted === null,
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    typeCard: assign(({ context }, event: CardFormEvent) => ({
      ...typeCard(context, event),
      error: null,
    })),
    showErrors: assign({ errors: ({ context }) => cardErrors(context) }),
    nameCard: assign((_, card: SavedCard) => ({ card })),
    /** Provided by `savedCardsWith`, which owns the ids and the clock. */
    makeAttempt: assign(() => failUnprovided('makeAttempt')),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('wallet.failed', error),
      attempt: attemptAfter(context.attempt, error),
    })),
    note: assign((_, changed: 'saved' | 'removed') => ({ changed })),
    begin: assign({ changed: null }),
    wipe: ({ context }) => wipeCard(context),
    reset: assign(() => ({ ...emptyCard(), card: null, error: null, attempt: null })),
    noteHosting: assign((_, isHosted: boolean) => ({ isHosted })),
    emitOpened: emit(
      (_, { checkout_url }: Checkout): SavedCardsEmitted => ({
        type: 'checkout_opened',
        url: checkout_url,
      }),
    ),
    emitChanged: emit({ type: 'cards_changed' } satisfies SavedCardsEmitted),
  },
}).createMachine({
  id: 'savedCards',
  initial: 'listed',
  context: ({ input }) => ({
    ...input,
    ...emptyCard(),
    card: null,
    isHosted: null,
    changed: null,
    error: null,
    attempt: null,
  }),
  on: {
    hosting_known: { actions: { type: 'noteHosting', params: ({ event }) => event.isHosted } },
  },
  states: {
    listed: {
      entry: ['wipe', 'reset'],
      on: {
        add: [
          { guard: 'isHostedUnknown', target: 'waiting', actions: 'begin' },
          { guard: 'isHosted', target: 'opening', actions: ['begin', 'makeAttempt'] },
          { target: 'adding', actions: 'begin' },
        ],
        remove: { target: 'confirming', actions: ['begin', named] },
        setDefaultCard: { target: 'settingDefault', actions: ['begin', named] },
      },
    },
    /** Add was pressed before it was known where the card is entered. */
    waiting: {
      always: [
        { guard: 'isHosted', target: 'opening', actions: 'makeAttempt' },
        { guard: not('isHostedUnknown'), target: 'adding' },
      ],
    },
    opening: {
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({
          body: { purpose: 'card' as const },
          idempotencyKey: context.attempt?.idempotencyKey ?? null,
        }),
        onDone: {
          target: 'listed',
          actions: { type: 'emitOpened', params: ({ event }) => event.output },
        },
        onError: { target: 'listed', actions: errorAlert('wallet.failed') },
      },
    },
    adding: {
      on: {
        setNumber: typing,
        setExpiry: typing,
        setCvc: typing,
        setName: typing,
        saveCard: [
          { guard: 'isCardValid', target: 'saving', actions: ['showErrors', 'makeAttempt'] },
          { actions: 'showErrors' },
        ],
        close: 'listed',
      },
    },
    saving: {
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context }) => ({
          body: {
            stripe_token: context.attempt?.stripeToken ?? '',
            card_details: cardDetailsOf(context),
          },
          idempotencyKey: context.attempt?.idempotencyKey ?? null,
        }),
        onDone: {
          target: 'listed',
          actions: ['emitChanged', { type: 'note', params: 'saved' }],
        },
        onError: { target: 'adding', actions: [failure, 'emitChanged'] },
      },
    },
    confirming: { on: { removeCard: { target: 'removing', actions: 'makeAttempt' }, close: 'listed' } },
    removing: {
      invoke: {
        id: 'removeCard',
        src: 'removeCard',
        input: ({ context }) => ({
          cardId: context.card?.id ?? '',
          idempotencyKey: context.attempt?.idempotencyKey ?? null,
        }),
        onDone: {
          target: 'listed',
          actions: ['emitChanged', { type: 'note', params: 'removed' }],
        },
        onError: { target: 'confirming', actions: [failure, 'emitChanged'] },
      },
    },
    settingDefault: {
      invoke: {
        id: 'setDefaultCard',
        src: 'setDefaultCard',
        input: ({ context }) => ({ cardId: context.card?.id ?? '' }),
        onDone: { target: 'listed', actions: 'emitChanged' },
        onError: { target: 'listed', actions: ['emitChanged', errorAlert('wallet.failed')] },
      },
    },
  },
});

export type SavedCardsSnapshot = SnapshotFrom<typeof savedCardsMachine>;
