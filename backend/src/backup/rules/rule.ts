import type { Value } from '../rows.ts';
import type { booksOf } from './books.ts';

/** A consistency rule between rows, and the sentence for a row that breaks it. */
export type Rule = {
  table: string;
  wrong: string;
  isValid: (of: (column: string) => Value, books: ReturnType<typeof booksOf>) => boolean;
};
