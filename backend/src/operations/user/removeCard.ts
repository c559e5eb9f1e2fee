import { command } from '../../command.ts';
import { cardName } from '../../domain/money/saved-card.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { forgetRemovedCards } from '../../payments/forget-cards.ts';
import { writeAudit } from '../../store/audit.ts';
import { forgetCards } from '../../store/money/forgotten-cards.ts';
import { cardsOf, deleteCard, makeDefault } from '../../store/money/saved-cards.ts';

/** Removes a card, here and at the gateway; if it was the default, the newest remaining card becomes the default. */
export const removeCard: Handler<'removeCard'> = async (context, request) => {
  const answer = await command(context, request, 'removeCard', async (unit) => {
    const { caller, params } = request;
    await forgetCards(unit, caller.id, params.cardId);
    const card = await deleteCard(unit, caller.id, params.cardId);
    if (!card) throw new Refusal('card_not_found', 'Card not found');
    const [newest] = await cardsOf(unit.db, caller.id);
    if (card.is_default === 1 && newest) await makeDefault(unit, caller.id, newest.id);
    await writeAudit(unit, {
      action: 'card_removed',
      entity_type: 'card',
      entity_id: card.id,
      user_id: caller.id,
      description: `${cardName(card)} removed`,
    });
    return { status: 200 as const, body: { message: 'Card removed' } };
  });
  await forgetRemovedCards(context);
  return answer;
};
