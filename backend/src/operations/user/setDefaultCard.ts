import { command } from '../../command.ts';
import { cardName, toSavedCard } from '../../domain/money/saved-card.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { makeDefault } from '../../store/money/saved-cards.ts';

/** Makes a card the default. */
export const setDefaultCard: Handler<'setDefaultCard'> = (context, request) =>
  command(context, request, 'setDefaultCard', async (unit) => {
    const { caller, params } = request;
    const card = await makeDefault(unit, caller.id, params.cardId);
    // Throwing rolls back, so that the former default stays.
    if (!card) throw new Refusal('card_not_found', 'Card not found');
    await writeAudit(unit, {
      action: 'card_made_default',
      entity_type: 'card',
      entity_id: card.id,
      user_id: caller.id,
      description: `${cardName(card)} made the default`,
    });
    return { status: 200 as const, body: toSavedCard(card) };
  });
