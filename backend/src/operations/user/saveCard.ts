import { limits } from '@mobility/openapi/limits';
import { command } from '../../command.ts';
import type { Context } from '../../context.ts';
import { cardRefusals } from '../../domain/money/gateway.ts';
import { cardFrom, cardName, toSavedCard } from '../../domain/money/saved-card.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { cardsOf, insertCard } from '../../store/money/saved-cards.ts';

/** Exchanges the one-time token for a permanent one. Refuses with 402. */
const keep = async (context: Context, { caller, body, idempotencyKey }: OperationRequest<'saveCard'>) => {
  const kept = await context.gateway.keepCard({
    key: `card:${caller.id}:${idempotencyKey ?? context.newId()}`,
    token: body.stripe_token,
    last4: body.card_details.last4,
    metadata: { user_id: caller.id },
  });
  if ('token' in kept) return kept.token;
  throw new Refusal(cardRefusals[kept.refused].code, cardRefusals[kept.refused].detail);
};

/** Saves a card; the gateway is called outside of any transaction. The first card becomes the default. */
export const saveCard: Handler<'saveCard'> = async (context, request) => {
  const token = await keep(context, request);
  return command(context, request, 'saveCard', async (unit) => {
    const { caller, body } = request;
    const cards = await cardsOf(unit.db, caller.id);
    if (cards.length >= limits.card.savedAtMost) {
      throw new Refusal('card_limit_reached', `At most ${limits.card.savedAtMost} cards can be saved`);
    }
    const card = await insertCard(unit, caller.id, { ...cardFrom(body), token }, cards.length === 0);
    if (!card) throw new Refusal('card_exists', 'This card is already saved');
    await writeAudit(unit, {
      action: 'card_saved',
      entity_type: 'card',
      entity_id: card.id,
      user_id: caller.id,
      description: `${cardName(card)} saved`,
    });
    return { status: 201 as const, body: toSavedCard(card) };
  });
};
