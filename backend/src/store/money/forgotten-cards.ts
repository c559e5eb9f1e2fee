import { sql } from 'kysely';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

const forgottenAtOnce = 50;

/** Records the cards of a user, or one of them, for the gateway to forget. Called before they are deleted. */
export const forgetCards = async (unit: UnitOfWork, userId: string, cardId?: string): Promise<void> => {
  await unit.db
    .insertInto('forgotten_cards')
    .columns(['token', 'created_at'])
    .expression(
      unit.db
        .selectFrom('saved_cards')
        .select((row) => ['token', row.cast<number>(row.val(unit.now), 'bigint').as('created_at')])
        .where('user_id', '=', userId)
        .$if(cardId !== undefined, (cards) => cards.where('id', '=', cardId ?? '')),
    )
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
};

/** The cards that the gateway has yet to forget, oldest first, without those with a charge in progress. */
export const cardsToForget = async (db: Read): Promise<string[]> => {
  const rows = await db
    .selectFrom('forgotten_cards')
    .select('token')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select(sql`1`.as('one'))
            .whereRef('payments.card_token', '=', 'forgotten_cards.token')
            .where('payments.status', '=', 'processing'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(forgottenAtOnce)
    .execute();
  return rows.map(({ token }) => token);
};

/** Records that the gateway has forgotten a card. */
export const noteForgotten = async ({ db }: UnitOfWork, token: string): Promise<void> => {
  await db.deleteFrom('forgotten_cards').where('token', '=', token).execute();
};
