import { command } from '../../command.ts';
import type { Context } from '../../context.ts';
import { cardRefusals } from '../../domain/money/gateway.ts';
import { cardFrom, toSavedCard } from '../../domain/money/saved-card.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { cardsAreHosted } from '../../payments/card-to-charge.ts';
import { keepCard, requireRoomForCard } from '../../payments/checkout/keep-card.ts';

/** Exchanges the one-time token for a permanent one. Refuses with 402. */
const exchange = async (context: Context, { caller, body, idempotencyKey }: OperationRequest<'saveCard'>) => {
  if (!context.gateway.keepCard) throw cardsAreHosted();
  const kept = await context.gateway.keepCard({
    key: `card:${caller.id}:${idempotencyKey ?? context.newId()}`,
    token: body.stripe_token,
    card: body.card_details,
    metadata: { user_id: caller.id },
  });
  if ('token' in kept) return kept.token;
  throw new Refusal(cardRefusals[kept.refused].code, cardRefusals[kept.refused].detail);
};

/** Saves a card; the gateway is called outside of any transaction. The first card becomes the default. */
export const saveCard: Handler<'saveCard'> = async (context, request) => {
  const token = await exchange(context, request);
  return command(context, request, 'saveCard', async (unit) => {
    const { caller, body } = request;
    await requireRoomForCard(unit, caller.id);
    const card = await keepCard(unit, caller.id, { ...cardFrom(body), token });
    if (!card) throw new Refusal('card_exists', 'This card is already saved');
    return { status: 201 as const, body: toSavedCard(card) };
  });
};
