import type { Context } from '../context.ts';
import { checkSlice, keepBooksCheck, readBooksCheck } from '../store/kept/books-check.ts';

/** Compares the next part of the history with the sums that are kept of it, so that a pass takes hours and no request waits. */
export const checkBooks = async ({ store, log }: Context): Promise<void> => {
  const seen = await readBooksCheck(store.read);
  const next = await store.snapshot((db) => checkSlice(db, seen));
  await store.transaction((db) => keepBooksCheck(db, next), []);
  const { wrong } = next;
  if (wrong.entries > seen.wrong.entries || wrong.figures > seen.wrong.figures)
    log.error({ wrong }, 'the books differ from their history');
};
