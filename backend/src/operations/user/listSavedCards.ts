import { toSavedCard } from '../../domain/money/saved-card.ts';
import type { Handler } from '../../operation.ts';
import { cardsOf } from '../../store/money/saved-cards.ts';

/** The caller's cards, newest first. */
export const listSavedCards: Handler<'listSavedCards'> = async (context, { caller }) => ({
  status: 200,
  body: (await cardsOf(context.store.read, caller.id)).map(toSavedCard),
});
