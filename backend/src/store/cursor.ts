import { Refusal } from '../domain/refusal.ts';

/** The place of a row in a list: the number that the list is sorted by, and the id, which orders equal numbers. */
export type Position = { value: number; id: string };

/** Reads the cursor of a request; undefined without one. Refuses text that is no cursor. */
export const readCursor = (text: string | undefined): Position | undefined => {
  if (text === undefined) return undefined;
  const [value, id] = Buffer.from(text, 'base64url').toString().split(' ');
  // PostgreSQL refuses larger numbers and the NUL character.
  if (!id || id.includes('\0') || !Number.isSafeInteger(Number(value))) {
    throw new Refusal('validation_failed', 'cursor is not one that this list has given');
  }
  return { value: Number(value), id };
};

const writeCursor = ({ value, id }: Position): string => Buffer.from(`${value} ${id}`).toString('base64url');

/** The first `limit` of the rows, and the header with the cursor of the next page if there are more rows than that. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => Position,
): { shown: Row[]; headers: Record<string, string> } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { shown, headers: hasMore ? { 'x-next-cursor': writeCursor(positionOf(last)) } : {} };
};
