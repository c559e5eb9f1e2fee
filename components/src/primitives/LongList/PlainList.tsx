import type { ReactNode } from 'react';
import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './LongList.css.ts';

type ListItems = {
  count: number;
  keyAt(index: number): string;
  renderAt(index: number): ReactNode;
  /** The space between two items, in pixels. */
  gap: number;
  /** The roles of the list and its items where they are the rows of a table, and the number of the first row. */
  rows?: { list: 'rowgroup'; item: 'row'; firstRow: number };
  className?: string;
  itemClassName?: string;
};

export type LongListProps = ListItems & {
  /** The height of an item before it is measured, in pixels. */
  estimate: number;
};

/** Class names without those that are missing. */
export const joined = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** The elements of a list, or those of a table's rows: a list element may not have the roles of a table. */
export const elementsOf = (rows: ListItems['rows']) =>
  rows ? ({ List: 'div', Element: 'div' } as const) : ({ List: 'ul', Element: 'li' } as const);

/** A list with all its items, or the first of them. */
export const PlainList = ({ shown, ...list }: ListItems & { shown?: number }) => {
  const { count, keyAt, renderAt, gap, rows, className, itemClassName } = list;
  const { List, Element } = elementsOf(rows);
  return (
    <List
      className={joined(styles.plain, className)}
      style={inlineVars({ [styles.gap]: `${gap}px` })}
      role={rows?.list}
    >
      {Array.from({ length: Math.min(count, shown ?? count) }, (_, index) => (
        <Element key={keyAt(index)} className={itemClassName} role={rows?.item}>
          {renderAt(index)}
        </Element>
      ))}
    </List>
  );
};
