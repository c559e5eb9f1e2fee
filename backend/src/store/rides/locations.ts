import type { Location } from '@mobility/openapi';
import { notDriven } from '../../domain/driving/driven.ts';
import type { Place } from '../../domain/place.ts';
import type { Read, Write } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

// Limits the bound parameters of one statement.
const rowsPerStatement = 500;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, index) =>
    items.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );

/** A reported location as a place. */
export const placeFrom = ({ latitude, longitude, address, accuracy }: Location, now: number): Place => ({
  latitude,
  longitude,
  address: address ?? null,
  accuracy: accuracy ?? null,
  reported_at: now,
  ...notDriven,
});

/** Which place stays where the store has a newer one. */
type Winner = 'the newest' | 'the given one';

/** Stores the places of users, by user id. */
export const savePlaces = async (
  db: Write,
  places: ReadonlyMap<string, Place>,
  winner: Winner,
): Promise<void> => {
  // Every writer takes the rows in the same order, so that two of them cannot wait for each other.
  const sorted = [...places].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const chunk of chunksOf(sorted)) {
    await db
      .insertInto('locations')
      .values(chunk.map(([user_id, place]) => ({ user_id, ...place })))
      .onConflict((conflict) => {
        const update = conflict.column('user_id').doUpdateSet((row) => ({
          latitude: row.ref('excluded.latitude'),
          longitude: row.ref('excluded.longitude'),
          address: row.ref('excluded.address'),
          accuracy: row.ref('excluded.accuracy'),
          reported_at: row.ref('excluded.reported_at'),
          driven_ride: row.ref('excluded.driven_ride'),
          driven_km: row.ref('excluded.driven_km'),
          driven_partial: row.ref('excluded.driven_partial'),
        }));
        return winner === 'the newest'
          ? update.whereRef('excluded.reported_at', '>=', 'locations.reported_at')
          : update;
      })
      .execute();
  }
};

/** Stores the location of a user; the last report wins. */
export const saveLocation = (
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  userId: string,
  location: Location,
): Promise<void> => savePlaces(db, new Map([[userId, placeFrom(location, now)]]), 'the given one');

/** The stored places of several users, by user id. */
export const storedPlaces = async (db: Read, userIds: readonly string[]): Promise<Map<string, Place>> => {
  const places = new Map<string, Place>();
  for (const chunk of chunksOf(userIds)) {
    const rows = await db
      .selectFrom('locations')
      .select(['user_id', 'latitude', 'longitude', 'address', 'accuracy', 'reported_at'])
      .select(['driven_ride', 'driven_km', 'driven_partial'])
      .where('user_id', 'in', chunk)
      .execute();
    for (const { user_id, ...place } of rows) places.set(user_id, place);
  }
  return places;
};
