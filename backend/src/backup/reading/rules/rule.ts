import type { Value } from '../../pages.ts';
import type { Books } from './books.ts';

/** A consistency rule between rows, and the sentence for a row that breaks it. */
export type Rule = {
  table: string;
  wrong: string;
  isValid: (of: (column: string) => Value, books: Books) => boolean;
};
