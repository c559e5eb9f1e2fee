import type { Selectable } from 'kysely';
import type { SavedCardsTable } from './schema.ts';
import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

export type SavedCardRow = Selectable<SavedCardsTable>;
export type NewCard = Pick<SavedCardRow, 'token' | 'brand' | 'last4' | 'expiry_month' | 'expiry_year'>;

/** A user's cards, newest first. */
export const cardsOf = (db: Read, userId: string): Promise<SavedCardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .execute();

/** One of a user's own cards; undefined when there is no such card of theirs. */
export const findCard = (db: Read, userId: string, id: string): Promise<SavedCardRow | undefined> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Keeps a card; undefined where the user has one with this token. */
export const insertCard = (
  unit: Unit,
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

/** Forgets a user's card; undefined when there is no such card of theirs. */
export const deleteCard = (unit: Unit, userId: string, id: string): Promise<SavedCardRow | undefined> =>
  unit.db
    .deleteFrom('saved_cards')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Makes one of a user's cards the default, and no other; undefined when there is no such card of theirs. */
export const makeDefault = async (
  unit: Unit,
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
