import type { CardPayment, CardTopUp, SavedCardPayment, SavedCardTopUp } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { cardFrom } from '../domain/money/saved-card.ts';
import { Refusal } from '../domain/refusal.ts';
import { findCard } from '../store/money/saved-cards.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** A request to charge a new card or a saved one. */
export type CardRequest = CardPayment | CardTopUp | SavedCardPayment | SavedCardTopUp;

/** The refusal of a card from the app's own dialog where the gateway takes cards on its page. */
export const cardsAreHosted = (): Refusal =>
  new Refusal('payment_declined', 'Please enter your card on the payment page.');

/** The card of a request: the new one, or the user's saved card that it names. Refuses with 402 or 404. */
export const cardToCharge = async (
  unit: UnitOfWork,
  { gateway }: Pick<Context, 'gateway'>,
  userId: string,
  request: CardRequest,
) => {
  if (!('card_id' in request)) {
    if (gateway.hostsCheckout) throw cardsAreHosted();
    return cardFrom(request);
  }
  const card = await findCard(unit.db, userId, request.card_id);
  if (!card) throw new Refusal('card_not_found', 'Card not found');
  return card;
};
