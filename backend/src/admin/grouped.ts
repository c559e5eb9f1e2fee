import type { Position } from '../store/cursor.ts';

/** A cursor has one number: that of the group times this, which is more than any time or fare, plus that within the group. */
const perGroup = 10_000_000_000_000;

/** The position of a row in a list whose groups follow each other, by the number of its group and its place within it. */
export const inGroup = (group: number, { value, id }: Position): Position => ({
  value: group * perGroup + value,
  id,
});

/** The group of a position, and the place within it. */
export const groupOf = ({ value, id }: Position): { group: number; within: Position } => ({
  group: Math.floor(value / perGroup),
  within: { value: value % perGroup, id },
});
