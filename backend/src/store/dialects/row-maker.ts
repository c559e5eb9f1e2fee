/** Makes an object of the values of a row, which are in the order of the columns. */
export type MakeRow = (values: readonly unknown[]) => object;

/**
 * Rows of a statement as objects of one shape. The objects that SQLite's driver makes are hash tables: they take longer to
 * make, and many times longer to copy. The literal is compiled, because only a literal has all its keys from the start.
 */
export const rowMaker = (columns: readonly string[]): MakeRow => {
  const fields = columns.map((column, at) => `${JSON.stringify(column)}: values[${at}]`);
  // The names are those of our own queries.
  return new Function('values', `return { ${fields.join(', ')} };`) as MakeRow;
};
