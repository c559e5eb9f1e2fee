import { cardName } from '../../domain/saved-card.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { cardsOf, deleteCard, makeDefault } from '../../store/saved-cards.ts';
import { command } from '../command.ts';

/** Forgets a card; without its default card, a person's newest one becomes it. */
export const removeCard: Handler<'removeCard'> = (context, request) =>
  command(context, request, 'removeCard', async (unit) => {
    const { caller, params } = request;
    const card = await deleteCard(unit, caller.id, params.cardId);
    if (!card) throw new Refusal(404, 'card_not_found', 'Card not found');
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
