import type { CardPayment, CardTopUp, SavedCardPayment, SavedCardTopUp } from '@mobility/openapi';
import { cardFrom } from '../domain/money/saved-card.ts';
import { Refusal } from '../domain/refusal.ts';
import { findCard } from '../store/money/saved-cards.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** A request to charge a new card or a saved one. */
export type CardRequest = CardPayment | CardTopUp | SavedCardPayment | SavedCardTopUp;

/** The card of a request: the new one, or the user's saved card that it names. Refuses with 404. */
export const cardToCharge = async (unit: UnitOfWork, userId: string, request: CardRequest) => {
  if (!('card_id' in request)) return cardFrom(request);
  const card = await findCard(unit.db, userId, request.card_id);
  if (!card) throw new Refusal('card_not_found', 'Card not found');
  return card;
};
