import { limits } from '@mobility/openapi/limits';
import { idsTyped } from '../../store/search/by-id.ts';
import { typedWords } from '../../store/search/keys.ts';
import type { Read } from '../../store/store.ts';
import { peopleNamed } from './people.ts';
import { newestRidesOf, ridesWithIds } from './rides.queries.ts';

const sides = ['rider_id', 'driver_id'] as const;

/**
 * The rides that a search names exactly, however old they are: by their id or its end, or by a person of the ride. Up to
 * 10,000 rides as rider and as many as driver, the newest ones, shared evenly among the people of that name.
 */
export const ridesNamed = async (db: Read, search: string | undefined) => {
  const words = typedWords(search);
  if (!words) return [];
  const [ids, people] = await Promise.all([idsTyped(db, 'rides', words), peopleNamed(db, words)]);
  const most = Math.ceil(limits.history.searched / Math.max(1, people.length));
  const ofPeople = people.flatMap((id) => sides.map((as) => newestRidesOf(db, { as }, { id, most })));
  const byId = ridesWithIds(
    db,
    ids.map((id) => ({ id })),
  );
  return (await Promise.all([byId, ...ofPeople])).flat();
};
