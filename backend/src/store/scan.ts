import { limits } from '@mobility/openapi/limits';
import type { Position } from './cursor.ts';

/** At most `most` rows after a position, in the order of the list. */
export type ReadRows<Row> = (after: Position | undefined, most: number) => Promise<Row[]>;

type Scan<Row> = {
  read: ReadRows<Row>;
  positionOf: (row: Row) => Position;
  /** A filter that no index serves; null takes every row. */
  passes: ((row: Row) => boolean) | null;
  after: Position | undefined;
  most: number;
};

const chunk = 500;

/** The first `most` rows after a position that pass the filter. At most the first 10,000 rows are read for it. */
export const scan = async <Row>({ read, positionOf, passes, after, most }: Scan<Row>): Promise<Row[]> => {
  if (!passes) return read(after, most);
  const found: Row[] = [];
  let place = after;
  for (let seen = 0; seen < limits.history.searched; seen += chunk) {
    const rows = await read(place, chunk);
    found.push(...rows.filter(passes));
    const last = rows.at(-1);
    if (found.length >= most || rows.length < chunk || !last) break;
    place = positionOf(last);
  }
  return found.slice(0, most);
};

/** Whether one of the texts contains the words, in upper or lower case. */
export const contains = (texts: readonly (string | null)[], words: string): boolean => {
  const sought = words.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(sought));
};
