import type { SavedCardRow } from '../../domain/money/saved-card.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type NewCard = Pick<SavedCardRow, 'token' | 'brand' | 'last4' | 'expiry_month' | 'expiry_year'>;

/** A user's cards, newest first. */
export const cardsOf = (db: Read, userId: string): Promise<SavedCardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .execute();

/** One of a user's own cards; undefined if the user has no such card. */
export const findCard = (db: Read, userId: string, id: string): Promise<SavedCardRow | undefined> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Saves a card; undefined if the user already has a card with this token. */
export const insertCard = (
  unit: UnitOfWork,
  userId: string,
  card: NewCard,
  isDefault: boolean,
): Promise<SavedCardRow | undefined> =>
  unit.db
    .insertInto('saved_cards')
    .values({
      ...card,
      id: unit.newId(),
      user_id: userId,
      is_default: isDefault ? 1 : 0,
      created_at: unit.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'token']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Deletes a user's card; undefined if the user has no such card. */
export const deleteCard = (unit: UnitOfWork, userId: string, id: string): Promise<SavedCardRow | undefined> =>
  unit.db
    .deleteFrom('saved_cards')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Makes one of a user's cards the only default; undefined if the user has no such card. */
export const makeDefault = async (
  unit: UnitOfWork,
  userId: string,
  id: string,
): Promise<SavedCardRow | undefined> => {
  await unit.db
    .updateTable('saved_cards')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('is_default', '=', 1)
    .execute();
  return unit.db
    .updateTable('saved_cards')
    .set({ is_default: 1 })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
};
