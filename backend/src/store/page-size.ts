/** One more than the usual numbers of rows on a page. They are few, so that a connection prepares few statements. */
const sizes = [6, 21, 51, 101, 251, 501, 1_001];

/**
 * How many rows a statement reads to find at least `most`. The number is written into the statement: PostgreSQL plans a
 * statement with another parameter there as if it read a tenth of the table, or plans it anew each time.
 */
export const pageSize = (most: number): number => sizes.find((size) => size >= most) ?? most;
