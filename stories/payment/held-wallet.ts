import { type SavedCardsContext, savedCardsMachine } from '@mobility/machines/saved-cards';
import { type TopUpContext, topUpMachine } from '@mobility/machines/top-up';
import type { StateValueFrom } from 'xstate';
import { cards } from '../fixtures.ts';
import { alerts, hold } from '../hold.ts';

/** The top-up machine in one state; the default card is chosen. */
export const heldTopUp = (value: StateValueFrom<typeof topUpMachine>, context: Partial<TopUpContext> = {}) =>
  hold(topUpMachine, {
    input: { locale: 'en-US' },
    value,
    context: { cardId: cards[0]?.id ?? null, ...context },
  });

/** The machine of the saved cards in one state. */
export const heldCards = (
  value: StateValueFrom<typeof savedCardsMachine>,
  context: Partial<SavedCardsContext> = {},
) => hold(savedCardsMachine, { input: { alerts }, value, context });
