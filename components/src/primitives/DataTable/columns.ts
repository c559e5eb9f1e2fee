import type { ReactNode } from 'react';

/** One column of a table, and where its cells are on a phone's card. */
export type Column<Row> = {
  id: string;
  /** The text of its header. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** A CSS length; columns without one share the rest. */
  width?: string;
  /** Figures and dates are at the end of their column. */
  align?: 'end';
  /** The order of the rows that a press on the header asks for. */
  sort?: string;
  /** Other orders of the rows that this column shows, such as those of a control beside the table. */
  alsoSortedBy?: readonly string[];
  /**
   * `title` and `aside` share the first line of a card, a `line` has its own, `facts` share lines, with their names, and the
   * `end` is the last line.
   */
  card: 'title' | 'aside' | 'line' | 'fact' | 'end';
  /** A person may hide the column. */
  isOptional?: boolean;
  /** It has nothing but controls, so that paper does without it. */
  isControl?: boolean;
};

/** How many rows are printed at most: some forty sheets. */
export const printedAtMost = 1_000;

/** The order of the rows. */
export type Sort = { by: string; direction: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Null while they load. */
  rows: readonly Row[] | null;
  keyOf: (row: Row) => string;
  /** How many rows there are with those that are not loaded yet, if that is known. */
  total?: number;
  /** Further rows are not loaded yet. */
  hasMore?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** What the rows are chosen by, as text. When it changes, a scrolled table starts again at its first row. */
  chosenBy?: string;
  /** The rows are those of the choice before: others are on their way. */
  isOutdated?: boolean;
  /** The row that a page at its top is scrolled to when the rows appear, from 0. */
  startAt?: number;
  /** The key of the row that is open beside the table. */
  selected?: string | null;
  /** A press on a row, beside its links and buttons. One of these does the same for keys. */
  onRow?: (row: Row) => void;
  /** The look of a row, such as its edge. */
  rowClassName?: (row: Row) => string | undefined;
  /** Shown instead of rows where there are none. */
  empty: ReactNode;
};
