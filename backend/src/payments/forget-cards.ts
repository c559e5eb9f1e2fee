import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { cardsToForget, noteForgotten } from '../store/money/forgotten-cards.ts';

/**
 * Requests from the gateway, outside of any transaction, the deletion of the cards that their owners
 * removed. Requests without an answer are repeated later. Returns how many cards it has deleted.
 */
export const forgetRemovedCards = async (context: Context): Promise<number> => {
  let forgotten = 0;
  for (const token of await cardsToForget(context.store.read)) {
    try {
      if (!(await context.gateway.forgetCard(token))) continue;
      await transact(context, jobFor(), (unit) => noteForgotten(unit, token));
      forgotten += 1;
    } catch (error) {
      context.log.error({ err: error }, 'Forgetting a card at the gateway failed');
    }
  }
  return forgotten;
};
