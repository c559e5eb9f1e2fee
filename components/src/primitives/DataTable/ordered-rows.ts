/** The rows as they are shown, and those of them that are in the list no more. */
export type OrderedRows<Row> = { shown: readonly Row[]; gone: ReadonlySet<Row> };

/**
 * The rows in the order of those that were shown; rows that came after all of these stay at the end, others wait. Those that
 * are gone keep their places as they were, or are left out.
 */
export const inOrderOf = <Row>(
  before: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  keepsGone: boolean,
): OrderedRows<Row> => {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  const keys = before.map(keyOf);
  const known = new Set(keys);
  const last = rows.findLastIndex((row) => known.has(keyOf(row)));
  if (last < 0) return { shown: rows, gone: new Set() };
  const gone = new Set(keepsGone ? before.filter((_, index) => !found.has(keys[index] as string)) : []);
  const kept = before.flatMap((row, index) => found.get(keys[index] as string) ?? (gone.has(row) ? row : []));
  return { shown: [...kept, ...rows.slice(last + 1)], gone };
};
