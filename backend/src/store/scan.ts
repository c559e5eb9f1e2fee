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

/** The rows that a scan found; `isCut` where it stopped before the end of the list with fewer rows than it looked for. */
type Scanned<Row> = { rows: Row[]; isCut: boolean };

/** The first `most` rows after a position that pass the filter. At most the first 10,000 rows are read for it. */
export const scan = async <Row>({
  read,
  positionOf,
  passes,
  after,
  most,
}: Scan<Row>): Promise<Scanned<Row>> => {
  if (!passes) return { rows: await read(after, most), isCut: false };
  const found: Row[] = [];
  let place = after;
  for (let seen = 0; seen < limits.history.searched; seen += chunk) {
    const rows = await read(place, chunk);
    found.push(...rows.filter(passes));
    const last = rows.at(-1);
    if (found.length >= most || rows.length < chunk || !last) {
      return { rows: found.slice(0, most), isCut: false };
    }
    place = positionOf(last);
  }
  return { rows: found, isCut: (await read(place, 1)).length > 0 };
};

/** Whether one of the texts contains the words, in upper or lower case. */
export const contains = (texts: readonly (string | null)[], words: string): boolean => {
  const sought = words.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(sought));
};
