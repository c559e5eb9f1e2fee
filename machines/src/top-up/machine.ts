import type { BalanceTransaction, Checkout, SavedCard, TopUpRequest } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, emit, not, type SnapshotFrom, setup } from 'xstate';
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
import { isReadAlike } from '../typed-amount.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import { type AmountChoice, isTopUpAmount, topUpAmount } from './rules.ts';

export type TopUpInput = {
  /** The language that an amount is typed in. */
  locale: string;
};

export type TopUpContext = TypedCard &
  TopUpInput & {
    choice: AmountChoice;
    /** The amount as it is typed. */
    other: string;
    /** The amount was refused before anything was sent. */
    isAmountWrong: boolean;
    /** The saved card that pays; null for a card that is typed. */
    cardId: string | null;
    /** True once the user picked the card; before that, the default one is preselected. */
    hasChosen: boolean;
    /** A card that is not saved is entered on the payment page, not in the app; null until this is known. */
    isHosted: boolean | null;
    error: ShownError | null;
    attempt: CardAttempt | null;
    /** The last top-up that went through. */
    done: BalanceTransaction | null;
  };

export type TopUpEvent =
  | CardFormEvent
  /** The saved cards that can pay, the first one preselected. */
  | { type: 'cards_known'; cards: readonly SavedCard[] }
  | { type: 'hosting_known'; isHosted: boolean }
  /** The page is in this language. Without effect while an amount is being paid. */
  | { type: 'locale_known'; locale: string }
  | { type: 'chooseAmount'; choice: AmountChoice }
  | { type: 'setOther'; amount: string }
  | { type: 'chooseCard'; cardId: string | null }
  | { type: 'topUp' }
  | { type: 'pay' }
  | { type: 'retry' }
  | { type: 'close' };

/** The balance changed, or may have: the answer was lost. */
export type TopUpEmitted = { type: 'balance_changed' } | CheckoutOpened;

export type TopUpCall = { body: TopUpRequest; idempotencyKey: string | null };

/** What is sent. Without an attempt the token of a typed card is empty. */
export const bodyOf = (context: TopUpContext): TopUpRequest => {
  const amount = topUpAmount(context);
  return context.cardId === null
    ? { amount, stripe_token: context.attempt?.stripeToken ?? '', card_details: cardDetailsOf(context) }
    : { amount, card_id: context.cardId };
};

/** The card that is selected after the list of cards was read: the user's choice while it exists. */
const cardAmong = ({ hasChosen, cardId }: TopUpContext, cards: readonly SavedCard[]) => {
  const isKept = hasChosen && (cardId === null || cards.some(({ id }) => id === cardId));
  return isKept ? { cardId } : { cardId: cards[0]?.id ?? null, hasChosen: false };
};

const topUpSetup = setup({
  types: {
    input: {} as TopUpInput,
    context: {} as TopUpContext,
    events: {} as TopUpEvent,
    emitted: {} as TopUpEmitted,
  },
  actors: {
    topUpBalance: unprovided<BalanceTransaction, TopUpCall>('topUpBalance'),
    openCheckout: unprovided<Checkout, CheckoutCall>('openCheckout'),
  },
  guards: {
    isAmountWrong: ({ context }) => !isTopUpAmount(topUpAmount(context)),
    isTyped: ({ context }) => context.cardId === null,
    isOnPage: ({ context }) => context.isHosted === true && context.cardId === null,
    isReadAlike: ({ context: { choice, other, locale } }, next: string) =>
      choice !== 'other' || isReadAlike(other, locale, next),
    isPlaceUnknown: ({ context }) => context.isHosted === null && context.cardId === null,
    isCardValid: ({ context }) => Object.keys(cardErrors(context)).length === 0,
  },
  actions: {
    typeCard: assign(({ context }, event: CardFormEvent) => typeCard(context, event)),
    showErrors: assign({ errors: ({ context }) => cardErrors(context) }),
    selectCard: assign(({ context }, cards: readonly SavedCard[]) => {
      const selected = cardAmong(context, cards);
      return selected.cardId === context.cardId ? {} : selected;
    }),
    choose: assign((_, change: Partial<TopUpContext>) => ({
      ...change,
      isAmountWrong: false,
      error: null,
      done: null,
    })),
    noteLocale: assign((_, locale: string) => ({ locale })),
    /** Another amount than before is not what failed. A refusal stays if it is wrong, too. */
    readAgain: assign(({ context }, locale: string) => ({
      locale,
      isAmountWrong: context.isAmountWrong && !isTopUpAmount(topUpAmount({ ...context, locale })),
      error: null,
    })),
    noteHosting: assign((_, isHosted: boolean) => ({ isHosted })),
    refuseAmount: assign({ isAmountWrong: true, done: null }),
    /** Provided by `topUpWith`, which owns the ids and the clock. */
    makeAttempt: assign(() => failUnprovided('makeAttempt')),
    begin: assign({ error: null, done: null }),
    settle: assign((_, done: BalanceTransaction) => ({ done, error: null, attempt: null })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('payment.cardFailed', error),
      attempt: attemptAfter(context.attempt, error),
    })),
    wipe: ({ context }) => wipeCard(context),
    forget: assign(() => emptyCard()),
    emitOpened: emit(
      (_, { checkout_url }: Checkout): TopUpEmitted => ({ type: 'checkout_opened', url: checkout_url }),
    ),
    endAttempt: assign({ attempt: null }),
    emitChanged: emit({ type: 'balance_changed' } satisfies TopUpEmitted),
  },
});

const typing = {
  actions: { type: 'typeCard', params: ({ event }: { event: CardFormEvent }) => event },
} as const;

const edits = topUpSetup.createStateConfig({
  on: {
    chooseAmount: {
      target: '#topUp.choosing',
      actions: { type: 'choose', params: ({ event }) => ({ choice: event.choice }) },
    },
    setOther: {
      target: '#topUp.choosing',
      actions: { type: 'choose', params: ({ event }) => ({ choice: 'other', other: event.amount }) },
    },
    chooseCard: {
      target: '#topUp.choosing',
      actions: { type: 'choose', params: ({ event }) => ({ cardId: event.cardId, hasChosen: true }) },
    },
    cards_known: { actions: { type: 'selectCard', params: ({ event }) => event.cards } },
    locale_known: [
      {
        guard: { type: 'isReadAlike', params: ({ event }) => event.locale },
        actions: { type: 'noteLocale', params: ({ event }) => event.locale },
      },
      {
        target: '#topUp.choosing',
        actions: { type: 'readAgain', params: ({ event }) => event.locale },
      },
    ],
  },
});

const choices = topUpSetup.createStateConfig({
  on: {
    ...edits.on,
    topUp: [
      { guard: 'isAmountWrong', target: '#topUp.choosing', actions: 'refuseAmount' },
      { guard: 'isPlaceUnknown', target: '#topUp.waiting' },
      { guard: 'isOnPage', target: '#topUp.opening', actions: 'makeAttempt' },
      { guard: 'isTyped', target: '#topUp.entering' },
      { target: '#topUp.charging', actions: 'makeAttempt' },
    ],
  },
});

/** Tops up the balance by a saved card, or by one that is typed into a dialog. */
export const topUpMachine = topUpSetup.createMachine({
  id: 'topUp',
  initial: 'choosing',
  context: ({ input }) => ({
    ...input,
    ...emptyCard(),
    choice: limits.topUp.quick[1],
    other: '',
    isAmountWrong: false,
    cardId: null,
    hasChosen: false,
    isHosted: null,
    error: null,
    attempt: null,
    done: null,
  }),
  on: {
    hosting_known: { actions: { type: 'noteHosting', params: ({ event }) => event.isHosted } },
  },
  states: {
    choosing: choices,
    /** Top up was pressed before it was known where the card is entered. */
    waiting: {
      ...edits,
      always: [
        // The saved card that is now preselected is not charged before the user has seen it.
        { guard: not('isTyped'), target: 'choosing' },
        { guard: 'isOnPage', target: 'opening', actions: 'makeAttempt' },
        { guard: not('isPlaceUnknown'), target: 'entering' },
      ],
    },
    /** The saved card was refused, its answer was lost, or the payment page could not be opened. */
    failed: {
      ...choices,
      on: {
        ...choices.on,
        retry: [
          { guard: 'isOnPage', target: 'opening', actions: 'makeAttempt' },
          { target: 'charging', actions: 'makeAttempt' },
        ],
      },
    },
    opening: {
      entry: 'begin',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({
          body: { purpose: 'top_up' as const, amount: topUpAmount(context) },
          idempotencyKey: context.attempt?.idempotencyKey ?? null,
        }),
        onDone: {
          target: 'choosing',
          actions: ['endAttempt', { type: 'emitOpened', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    entering: {
      on: {
        setNumber: typing,
        setExpiry: typing,
        setCvc: typing,
        setName: typing,
        pay: [
          { guard: 'isCardValid', target: 'charging', actions: ['showErrors', 'makeAttempt'] },
          { actions: 'showErrors' },
        ],
        close: { target: 'choosing', actions: ['wipe', 'forget'] },
      },
    },
    /** The typed card was refused, or its answer was lost. */
    refused: {
      on: {
        retry: 'entering',
        close: { target: 'choosing', actions: ['wipe', 'forget'] },
      },
    },
    // Cannot be left: the card may already have been charged.
    charging: {
      entry: 'begin',
      invoke: {
        id: 'topUpBalance',
        src: 'topUpBalance',
        input: ({ context }) => ({
          body: bodyOf(context),
          idempotencyKey: context.attempt?.idempotencyKey ?? null,
        }),
        onDone: {
          target: 'choosing',
          actions: ['wipe', 'forget', { type: 'settle', params: ({ event }) => event.output }, 'emitChanged'],
        },
        onError: [
          {
            guard: 'isTyped',
            target: 'refused',
            actions: [{ type: 'fail', params: ({ event }) => ({ error: event.error }) }, 'emitChanged'],
          },
          {
            target: 'failed',
            actions: [{ type: 'fail', params: ({ event }) => ({ error: event.error }) }, 'emitChanged'],
          },
        ],
      },
    },
  },
});

export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
