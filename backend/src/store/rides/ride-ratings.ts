import { preparedFor } from '../live/prepared-for.ts';
import type { Read } from '../store.ts';

/** Reads the average ratings of people who have some, from a table of totals. */
const averagesIn = (table: 'driver_rating_totals' | 'rider_rating_totals') => {
  const select = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
    db
      .selectFrom(table)
      .select(['user_id', 'ratings', 'stars'])
      .where(
        'user_id',
        'in',
        keys.map(({ id }) => id),
      )
      .where('ratings', '>', 0),
  );
  return async (db: Read, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> => {
    const rows = await select(
      db,
      [...ids].map((id) => ({ id })),
    );
    return new Map(rows.map(({ user_id, ratings, stars }) => [user_id, stars / ratings]));
  };
};
/** The average rating of each driver who has ratings. */
export const averageOfDrivers = averagesIn('driver_rating_totals');
/** The average rating of each rider who has ratings. */
export const averageOfRiders = averagesIn('rider_rating_totals');
