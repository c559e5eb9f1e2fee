import { type Expression, type SqlBool, sql } from 'kysely';
import type { Position } from './cursor.ts';

export type Direction = 'asc' | 'desc';

/**
 * The condition for the rows after a position, in the order of a number and then of the id. Its first part lets an index
 * start there.
 */
export const isAfter = (
  value: Expression<number>,
  id: Expression<string>,
  { value: last, id: lastId }: Position,
  direction: Direction,
): Expression<SqlBool> =>
  direction === 'desc'
    ? sql<SqlBool>`${value} <= ${last} and (${value} < ${last} or ${id} < ${lastId})`
    : sql<SqlBool>`${value} >= ${last} and (${value} > ${last} or ${id} > ${lastId})`;

/** The position before the first row. */
export const beforeFirst = (direction: Direction): Position => ({
  value: direction === 'desc' ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER,
  id: '',
});
