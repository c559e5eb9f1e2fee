import { limits } from '@mobility/openapi/limits';
import type { CheckoutCard } from '../../domain/money/gateway.ts';
import { cardName, type SavedCardRow } from '../../domain/money/saved-card.ts';
import { Refusal } from '../../domain/refusal.ts';
import { writeAudit } from '../../store/audit.ts';
import { type CheckoutSessionRow, endSession } from '../../store/money/checkout-sessions.ts';
import { isDeleted } from '../../store/money/ledger.ts';
import { cardsOf, insertCard, type NewCard } from '../../store/money/saved-cards.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const most = limits.card.savedAtMost;

/** Refuses another card of a user who has as many as can be saved. */
export const requireRoomForCard = async (unit: UnitOfWork, userId: string): Promise<void> => {
  const cards = await cardsOf(unit.db, userId);
  if (cards.length >= most) throw new Refusal('card_limit_reached', `At most ${most} cards can be saved`);
};

/** Saves a card; the first one becomes the default. Undefined if the user has it already. */
export const keepCard = async (
  unit: UnitOfWork,
  userId: string,
  card: NewCard,
): Promise<SavedCardRow | undefined> => {
  const cards = await cardsOf(unit.db, userId);
  const kept = await insertCard(unit, userId, card, cards.length === 0);
  if (!kept) return undefined;
  await writeAudit(unit, {
    action: 'card_saved',
    entity_type: 'card',
    entity_id: kept.id,
    user_id: userId,
    description: `${cardName(kept)} saved`,
  });
  return kept;
};

/**
 * Saves the card that was entered on the gateway's page, once. Its session fails if the last place was taken meanwhile, or
 * the account deleted.
 */
export const keepCheckoutCard = async (
  unit: UnitOfWork,
  { id, user_id }: CheckoutSessionRow,
  card: CheckoutCard,
): Promise<void> => {
  const hasRoom = (await cardsOf(unit.db, user_id)).length < most && !(await isDeleted(unit.db, user_id));
  const isOurs = await endSession(unit, id, hasRoom ? 'paid' : 'failed');
  if (isOurs && hasRoom) await keepCard(unit, user_id, card);
};
