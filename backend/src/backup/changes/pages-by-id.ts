import { setImmediate as otherWork } from 'node:timers/promises';

/** Pages of at most `most` rows in the order of their ids. `read` gives the rows after an id; other work runs between pages. */
export async function* pagesById<Row extends { id: string }>(
  most: number,
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = '';
  for (;;) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = last.id;
    await otherWork();
  }
}
