import { limits } from '@mobility/openapi/limits';
import { isIdStored } from '../../store/search/by-id.ts';
import { typedWords } from '../../store/search/keys.ts';
import type { Read } from '../../store/store.ts';
import type { Range } from '../ride-pages.queries.ts';
import type { Source } from './merge.ts';
import { peopleNamed } from './people.ts';
import { rideCountsOf, ridesOfPerson } from './rides.queries.ts';

type Row = Awaited<ReturnType<typeof ridesOfPerson>>[number];
/** A range of the list, and the position in it after which it is read. */
export type RangeFrom = { range: Range; from: Source<Row>['from'] };

/** Whether a search for rides is an id, so that no other ride contains it. */
export const isRideSearchExact = async (db: Read, search: string | undefined): Promise<boolean> => {
  const words = typedWords(search);
  return words !== null && (await isIdStored(db, ['rides', 'users'], words));
};

/**
 * Reads the rides of the people whom a search names. In each status it reads the newest 10,000 rides as rider and 10,000 as
 * driver, shared equally among people of the same name. It skips statuses in which the kept counts show no rides.
 */
export const ridesOfPeople = async (db: Read, search: string | undefined, ranges: readonly RangeFrom[]) => {
  const words = typedWords(search);
  const people = words ? await peopleNamed(db, words) : [];
  const newest = Math.ceil(limits.history.searched / Math.max(1, people.length));
  const counts = await rideCountsOf(
    db,
    people.map((id) => ({ id })),
  );
  return {
    sources: counts.flatMap(({ id, as, status }) =>
      ranges
        .filter(({ range }) => range.status === status)
        .map(
          ({ range, from }): Source<Row> => ({
            from,
            read: (after, most) => ridesOfPerson(db, { ...range, as }, { id, newest }, after, most),
          }),
        ),
    ),
    /** Whether someone has more rides than that in one of the statuses. */
    isCut: counts.some(
      ({ status, rides }) => rides > newest && ranges.some(({ range }) => range.status === status),
    ),
  };
};
