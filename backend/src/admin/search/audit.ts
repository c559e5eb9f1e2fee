import { type AuditChoice, type AuditRow, readAuditEntries } from '../../store/audit.ts';
import type { Position } from '../../store/cursor.ts';
import type { ReadRows } from '../../store/scan.ts';
import { idsTyped } from '../../store/search/by-id.ts';
import { typedIds, typedWords } from '../../store/search/keys.ts';
import { usersCalled } from '../../store/search/users.ts';
import type { Read } from '../../store/store.ts';
import { peopleCalled } from './people.ts';
import { unionOf } from './union.ts';

export type Person = NonNullable<AuditChoice['person']>;
type Range = Pick<AuditChoice, 'since' | 'until' | 'direction'>;

export const positionInTime = ({ created_at, id }: AuditRow): Position => ({ value: created_at, id });

/** How many people of one name, or of names that begin alike, are looked at: each is two ranges of an index. */
const namesakes = 20;

/** The authors and subjects that a search names, or whose name or address begins with it, each as both. */
export const subjectsNamed = async (db: Read, search: string | undefined): Promise<Person[]> => {
  const words = typedWords(search);
  if (!words) return [];
  const [users, rides, called, begun] = await Promise.all([
    idsTyped(db, 'users', words),
    idsTyped(db, 'rides', words),
    peopleCalled(db, words),
    usersCalled(db, words, { isBeginning: true, most: namesakes }),
  ]);
  // Who has the whole name comes first.
  const people = [...new Set([...called, ...begun])].slice(0, namesakes);
  // An entry outlives what it is about, and there are entries about other things than users and rides.
  const ids = new Set([...typedIds(words), ...users, ...rides, ...people]);
  return [...ids].flatMap((id): Person[] => [
    { id, as: 'entity_id' },
    { id, as: 'user_id' },
  ]);
};

/** The entries by or about any of these, each once, in the order of time. */
export const aboutAny =
  (db: Read, subjects: readonly Person[], range: Range): ReadRows<AuditRow> =>
  async (after, most) => {
    const reads = subjects.map((person) => readAuditEntries(db, { ...range, person }, after, most));
    const found = (await Promise.all(reads)).flat();
    return unionOf([], found, { positionOf: positionInTime, direction: range.direction, after, most });
  };
