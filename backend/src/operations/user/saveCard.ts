import { limits } from '@mobility/openapi/limits';
import type { Context } from '../../context.ts';
import { cardFailures } from '../../domain/gateway.ts';
import { cardFrom, cardName, toSavedCard } from '../../domain/saved-card.ts';
import { type Handler, type OperationRequest, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { cardsOf, insertCard } from '../../store/saved-cards.ts';
import { command } from '../command.ts';

/** The token that counts always, from the one that counts once. Refuses with 402. */
const keep = async (context: Context, { caller, body, idempotencyKey }: OperationRequest<'saveCard'>) => {
  const kept = await context.gateway.keepCard({
    key: `card:${caller.id}:${idempotencyKey ?? context.newId()}`,
    token: body.stripe_token,
    last4: body.card_details.last4,
    metadata: { user_id: caller.id },
  });
  if ('token' in kept) return kept.token;
  throw new Refusal(402, cardFailures[kept.refused].code, cardFailures[kept.refused].detail);
};

/** Keeps a card, which the gateway is asked about outside of any transaction; the first one becomes the default. */
export const saveCard: Handler<'saveCard'> = async (context, request) => {
  const token = await keep(context, request);
  return command(context, request, 'saveCard', async (unit) => {
    const { caller, body } = request;
    const cards = await cardsOf(unit.db, caller.id);
    if (cards.length >= limits.card.savedAtMost) {
      throw new Refusal(409, 'card_limit_reached', `At most ${limits.card.savedAtMost} cards can be saved`);
    }
    const card = await insertCard(unit, caller.id, { ...cardFrom(body), token }, cards.length === 0);
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
};
