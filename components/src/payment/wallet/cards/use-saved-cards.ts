import type { SavedCard } from '@mobility/openapi';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../../../provider/mobility.ts';

/**
 * A card without an id of its own can be neither paid with nor removed, so it counts as one that could not
 * be read.
 */
const readable = (listed: readonly SavedCard[]) => {
  const byId = new Map(listed.toReversed().map((card) => [card.id, card]));
  const cards = listed.filter((card) => card.id !== '' && byId.get(card.id) === card);
  return { cards, unreadable: omittedItems(listed) + listed.length - cards.length };
};

/** The saved cards of the signed-in user, newest first, and how many could not be read. */
export const useSavedCards = () =>
  useQuery({
    ...useMobility().queries.listSavedCards(),
    // A copy that shares structure would not know how many cards were omitted.
    structuralSharing: false,
    select: readable,
  });
