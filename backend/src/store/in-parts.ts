/** Limits the bound parameters of one statement. */
const perStatement = 500;

/** Reads the rows of many ids in parts that fit into one statement. */
export const inParts = async <Row>(
  ids: readonly string[],
  read: (part: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let first = 0; first < ids.length; first += perStatement)
    rows.push(...(await read(ids.slice(first, first + perStatement))));
  return rows;
};
