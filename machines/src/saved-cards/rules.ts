import type { SavedCard } from '@mobility/openapi';

/** Whether a card no longer pays: the month on it is over, in UTC. `now` in milliseconds. */
export const isExpired = (card: Pick<SavedCard, 'expiry_month' | 'expiry_year'>, now: number): boolean =>
  now >= Date.UTC(card.expiry_year, card.expiry_month);

/** The cards that can pay, the default first. */
export const payingCards = (cards: readonly SavedCard[], now: number): SavedCard[] =>
  cards
    .filter((card) => !isExpired(card, now))
    .sort((one, other) => Number(other.is_default) - Number(one.is_default));
