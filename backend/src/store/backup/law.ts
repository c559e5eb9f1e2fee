import type { booksOf } from './books.ts';
import type { Value } from './rows.ts';

/** What a row has to be beside others, and what is said of one that is not. */
export type Law = {
  table: string;
  wrong: string;
  holds: (of: (column: string) => Value, books: ReturnType<typeof booksOf>) => boolean;
};
