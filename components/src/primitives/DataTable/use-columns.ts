import { useCallback, useMemo, useState } from 'react';
import type { Column } from './columns.ts';

/** The port that keeps a choice; `localStorage` and `sessionStorage` have this shape. */
export type ColumnStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (table: string): string => `mobility_columns_${table}`;

const readHidden = (table: string, storage: ColumnStorage): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // A browser may refuse its storage, or hold a text that is no list.
    return [];
  }
};

const keepHidden = (table: string, hidden: readonly string[], storage: ColumnStorage): void => {
  try {
    storage.setItem(keyOf(table), JSON.stringify(hidden));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** The columns that a person chose to see. The choice is kept under the name of the table. */
export const useColumns = <Row>(table: string, columns: readonly Column<Row>[], storage: ColumnStorage) => {
  const [hidden, setHidden] = useState(() => readHidden(table, storage));
  const onChoice = useCallback(
    (id: string, isShown: boolean): void => {
      const next = isShown ? hidden.filter((other) => other !== id) : [...hidden, id];
      keepHidden(table, next, storage);
      setHidden(next);
    },
    [table, hidden, storage],
  );
  // The same as before while nothing changes, so that rows that stay are not drawn again.
  return useMemo(
    () => ({
      shown: columns.filter(({ id, isOptional }) => !(isOptional && hidden.includes(id))),
      /** The columns that can be hidden, for `ColumnChoice`. */
      choices: columns
        .filter(({ isOptional }) => isOptional)
        .map((column) => ({ id: column.id, name: column.name, isShown: !hidden.includes(column.id) })),
      onChoice,
    }),
    [columns, hidden, onChoice],
  );
};
