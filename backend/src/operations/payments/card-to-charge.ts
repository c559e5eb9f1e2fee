import type { CardPayment, CardTopUp, SavedCardPayment, SavedCardTopUp } from '@mobility/openapi';
import { cardFrom } from '../../domain/saved-card.ts';
import { Refusal } from '../../operation.ts';
import { findCard } from '../../store/saved-cards.ts';
import type { Unit } from '../../store/unit.ts';

/** A request to charge a card, which it brings along or names. */
export type CardRequest = CardPayment | CardTopUp | SavedCardPayment | SavedCardTopUp;

/** The card that a request brings along, or the saved one of this user that it names. Refuses with 404. */
export const cardToCharge = async (unit: Unit, userId: string, request: CardRequest) => {
  if (!('card_id' in request)) return cardFrom(request);
  const card = await findCard(unit.db, userId, request.card_id);
  if (!card) throw new Refusal(404, 'card_not_found', 'Card not found');
  return card;
};
