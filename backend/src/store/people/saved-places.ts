import type { SavePlaceRequest } from '@mobility/openapi';
import { sql } from 'kysely';
import type { SavedPlacesTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A rider's places: home, work, and the others by name. */
export const placesOf = (db: Read, userId: string): Promise<SavedPlacesTable[]> =>
  db
    .selectFrom('saved_places')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`case kind when 'home' then 0 when 'work' then 1 else 2 end`)
    .orderBy('name')
    .execute();

/** Deletes the place that a new one replaces: the other home or work, or the one with the same name. */
export const deleteReplaced = async (
  { db }: UnitOfWork,
  userId: string,
  { kind, name }: Pick<SavePlaceRequest, 'kind' | 'name'>,
): Promise<void> => {
  const ofKind = db.deleteFrom('saved_places').where('user_id', '=', userId).where('kind', '=', kind);
  await (kind === 'other' ? ofKind.where('name', '=', name) : ofKind).execute();
};

export const insertPlace = (
  unit: UnitOfWork,
  userId: string,
  place: SavePlaceRequest,
): Promise<SavedPlacesTable> =>
  unit.db
    .insertInto('saved_places')
    .values({ ...place, id: unit.newId(), user_id: userId, created_at: unit.now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes a rider's place; undefined if the rider has no such place. */
export const deletePlace = (
  { db }: UnitOfWork,
  userId: string,
  id: string,
): Promise<SavedPlacesTable | undefined> =>
  db
    .deleteFrom('saved_places')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
