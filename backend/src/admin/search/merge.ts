import type { Position } from '../../store/cursor.ts';
import type { ReadRows } from '../../store/scan.ts';

/** Sorted rows, from the first one after a position on. */
export type Source<Row> = { from: Position | undefined; read: ReadRows<Row> };
type Open<Row> = Source<Row> & { rows: Row[]; next: number; isOver: boolean };

const isUsedUp = <Row>({ rows, next }: Open<Row>): boolean => next >= rows.length;

const refill = async <Row extends Position>(source: Open<Row>, most: number): Promise<void> => {
  if (source.isOver || !isUsedUp(source)) return;
  source.rows = await source.read(source.from, most);
  source.next = 0;
  source.isOver = source.rows.length < most;
  source.from = source.rows.at(-1) ?? source.from;
};

/** Takes the first row of all sources, none of which is used up. */
const takeFirst = <Row>(open: readonly Open<Row>[], compare: (a: Row, b: Row) => number): Row => {
  // None is used up, so there is a row. This is the only cast.
  const firstOf = ({ rows, next }: Open<Row>): Row => rows[next] as Row;
  const source = open.reduce((least, other) => (compare(firstOf(other), firstOf(least)) < 0 ? other : least));
  const row = firstOf(source);
  source.next += 1;
  return row;
};

/**
 * Reads sorted sources as one sorted list: each call returns the rows after those of the last call. A row that is in two
 * sources is returned once. A source is read again only when its rows are used up.
 */
export const merge = <Row extends Position>(
  sources: readonly Source<Row>[],
  compare: (a: Row, b: Row) => number,
): ((most: number) => Promise<Row[]>) => {
  const all = sources.map((source): Open<Row> => ({ ...source, rows: [], next: 0, isOver: false }));
  let last: Row | undefined;
  return async (most) => {
    const found: Row[] = [];
    while (found.length < most) {
      await Promise.all(all.map((source) => refill(source, most)));
      const open = all.filter((source) => !isUsedUp(source));
      if (open.length === 0) break;
      // The first row of one that is used up could be before all others.
      while (found.length < most && !open.some(isUsedUp)) {
        const row = takeFirst(open, compare);
        // Copies of a row have the same place in the order, so they follow each other.
        if (row.id !== last?.id) found.push(row);
        last = row;
      }
    }
    return found;
  };
};
