import { limits } from '@mobility/openapi/limits';
import { cardFrom, cardName, toSavedCard } from '../../domain/saved-card.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { cardsOf, insertCard } from '../../store/saved-cards.ts';
import { command } from '../command.ts';

/** Keeps a card; the first one becomes the default. */
export const saveCard: Handler<'saveCard'> = (context, request) =>
  command(context, request, 'saveCard', async (unit) => {
    const { caller, body } = request;
    const cards = await cardsOf(unit.db, caller.id);
    if (cards.length >= limits.card.savedAtMost) {
      throw new Refusal(409, 'card_limit_reached', `At most ${limits.card.savedAtMost} cards can be saved`);
    }
    const card = await insertCard(unit, caller.id, cardFrom(body), cards.length === 0);
    if (!card) throw new Refusal(409, 'card_exists', 'This card is already saved');
    await writeAudit(unit, {
      action: 'card_saved',
      entity_type: 'card',
      entity_id: card.id,
      user_id: caller.id,
      description: `${cardName(card)} saved`,
    });
    return { status: 201 as const, body: toSavedCard(card) };
  });
