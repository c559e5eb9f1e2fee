import { cardName, toSavedCard } from '../../domain/saved-card.ts';
import { type Handler, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { makeDefault } from '../../store/saved-cards.ts';
import { command } from '../command.ts';

/** Makes a card the one that is offered first. */
export const setDefaultCard: Handler<'setDefaultCard'> = (context, request) =>
  command(context, request, 'setDefaultCard', async (unit) => {
    const { caller, params } = request;
    const card = await makeDefault(unit, caller.id, params.cardId);
    // Thrown, so that the former default stays.
    if (!card) throw new Refusal(404, 'card_not_found', 'Card not found');
    await writeAudit(unit, {
      action: 'card_made_default',
      entity_type: 'card',
      entity_id: card.id,
      user_id: caller.id,
      description: `${cardName(card)} made the default`,
    });
    return { status: 200 as const, body: toSavedCard(card) };
  });
