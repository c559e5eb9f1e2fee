/** One more than the usual numbers of rows on a page. They are few, so that a connection prepares few statements. */
const sizes = [6, 21, 51, 101, 251, 501, 1_001];

/**
 * How many rows a statement reads to find at least `most`. The limit is a literal of the statement: for a parameter,
 * PostgreSQL assumes a tenth of the rows, and then plans the statement again for each execution.
 */
export const pageSize = (most: number): number => sizes.find((size) => size >= most) ?? most;
