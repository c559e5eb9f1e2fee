import type { Location } from '@mobility/openapi';
import type { Point } from '../../domain/distance.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Stores the location of a user; the last report wins. */
export const saveLocation = async (
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  userId: string,
  location: Location,
): Promise<void> => {
  const { latitude, longitude, address, accuracy } = location;
  const place = {
    latitude,
    longitude,
    address: address ?? null,
    accuracy: accuracy ?? null,
    reported_at: now,
  };
  await db
    .insertInto('locations')
    .values({ user_id: userId, ...place })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(place))
    .execute();
};

/** The last locations of several users, by user id. */
export const locationsOf = async (db: Read, userIds: readonly string[]): Promise<Map<string, Point>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('locations')
    .select(['user_id', 'latitude', 'longitude'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id, ...point }) => [user_id, point]));
};
