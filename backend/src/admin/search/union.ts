import type { Position } from '../../store/cursor.ts';
import type { Direction } from '../../store/in-order.ts';

type Page<Row> = {
  positionOf: (row: Row) => Position;
  direction: Direction;
  after: Position | undefined;
  most: number;
};

/** The first rows after a position of those that a scan found and those that an index found, each once, in the order of the list. */
export const unionOf = <Row>(
  scanned: readonly Row[],
  indexed: readonly Row[],
  { positionOf, direction, after, most }: Page<Row>,
): Row[] => {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: Position, b: Position): number => {
    if (a.value !== b.value) return sign * (a.value - b.value);
    return a.id === b.id ? 0 : sign * (a.id < b.id ? -1 : 1);
  };
  const later = indexed.filter((row) => !after || compare(positionOf(row), after) > 0);
  const once = new Map([...scanned, ...later].map((row) => [positionOf(row).id, row]));
  return [...once.values()].toSorted((a, b) => compare(positionOf(a), positionOf(b))).slice(0, most);
};
