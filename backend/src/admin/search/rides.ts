import { limits } from '@mobility/openapi/limits';
import { isIdStored } from '../../store/search/by-id.ts';
import { typedWords } from '../../store/search/keys.ts';
import type { Read } from '../../store/store.ts';
import type { Range } from '../ride-pages.queries.ts';
import type { Source } from './merge.ts';
import { peopleNamed } from './people.ts';
import { type As, hasMoreRides, ridesOfPerson, type Whose } from './rides.queries.ts';

type Row = Awaited<ReturnType<typeof ridesOfPerson>>[number];
/** A range of the list, and the position in it after which it is read. */
export type RangeFrom = { range: Range; from: Source<Row>['from'] };

const sides = ['rider_id', 'driver_id'] as const satisfies As['as'][];

/** Whether a search for rides is an id, so that no other ride contains it. */
export const isRideSearchExact = async (db: Read, search: string | undefined): Promise<boolean> => {
  const words = typedWords(search);
  return words !== null && (await isIdStored(db, ['rides', 'users'], words));
};

/**
 * The rides of the people whom a search names, however old they are: in each status up to 10,000 rides as rider and as many
 * as driver, the newest ones, shared evenly among the people of that name.
 */
export const ridesOfPeople = async (db: Read, search: string | undefined, ranges: readonly RangeFrom[]) => {
  const words = typedWords(search);
  const people = words ? await peopleNamed(db, words) : [];
  const newest = Math.ceil(limits.history.searched / Math.max(1, people.length));
  const each = people.flatMap((id) =>
    sides.flatMap((as) =>
      ranges.map(({ range, from }) => ({
        whose: { id, newest } satisfies Whose,
        range: { ...range, as },
        from,
      })),
    ),
  );
  return {
    sources: each.map(
      ({ whose, range, from }): Source<Row> => ({
        from,
        read: (after, most) => ridesOfPerson(db, range, whose, after, most),
      }),
    ),
    /** Whether someone has more rides than that. */
    isCut: async (): Promise<boolean> =>
      (await Promise.all(each.map(({ whose, range }) => hasMoreRides(db, range, whose)))).includes(true),
  };
};
