import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './LongList.css.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useNearItems } from './use-near-items.ts';
import { useSlots } from './use-slots.ts';
import { useTop } from './window.ts';

/** Shorter lists are drawn as a whole. */
const windowedFrom = 60;
/** Items beyond each edge of the window. */
const beyond = 2;

export type LongListProps = {
  count: number;
  /** Another function makes a long list sum the heights of all items again. */
  keyAt(index: number): string;
  renderAt(index: number): ReactNode;
  /** The space between two items, in pixels. */
  gap: number;
  /** The height of an item that cannot be measured, in pixels. */
  estimate: number;
  /** The roles of the list and its items where they are the rows of a table, and the number of the first row. */
  rows?: { list: 'rowgroup'; item: 'row'; firstRow: number };
  className?: string;
  itemClassName?: string;
};

/** Class names without those that are missing. */
const joined = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** The elements of a list, or those of a table's rows: a list element may not have the roles of a table. */
const elementsOf = (rows: LongListProps['rows']) =>
  rows ? ({ List: 'div', Element: 'div' } as const) : ({ List: 'ul', Element: 'li' } as const);

type ItemProps = Pick<LongListProps, 'renderAt' | 'rows' | 'itemClassName'> & {
  index: number;
  /** The number of items, and where this one starts in the list; absent where all are in the document. */
  count?: number;
  start?: number;
  measure?: (element: Element | null) => void;
};

/** The position of an item in the whole list, or of a row in the whole table. */
const placeOf = ({ index, count, rows }: Pick<ItemProps, 'index' | 'count' | 'rows'>) => {
  if (count === undefined) return { role: rows?.item };
  if (rows) return { role: rows.item, 'aria-rowindex': rows.firstRow + index };
  return { 'aria-setsize': count, 'aria-posinset': index + 1 };
};

/** Drawn again only when it shows another item, moves, or the whole list is drawn again. */
const Item = memo(({ start, measure, renderAt, itemClassName, ...place }: ItemProps) => {
  const { index } = place;
  const item = useRef<HTMLLIElement & HTMLDivElement>(null);
  const { Element } = elementsOf(place.rows);
  // Its nodes may have shown another item before, of another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again when the index changes, which it does not read.
  useLayoutEffect(() => measure?.(item.current), [index, measure]);
  return (
    <Element
      ref={item}
      className={joined(start !== undefined && styles.item, itemClassName)}
      style={start === undefined ? undefined : inlineVars({ [styles.start]: `${start}px` })}
      data-index={index}
      {...placeOf(place)}
    >
      {renderAt(index)}
    </Element>
  );
});

/**
 * A list that scrolls with the page and stays fast with thousands of items: of a long one, only the items near the window
 * are in the document, each with its position in the whole list. An item that stays while the list becomes long keeps its
 * nodes, and the focus.
 */
export const LongList = ({ className, renderAt, itemClassName, ...props }: LongListProps) => {
  const { count, keyAt, gap, estimate, rows } = props;
  const isPrinting = useIsPrinting();
  const isWhole = isPrinting || count < windowedFrom;
  const { List } = elementsOf(rows);
  const { list, top } = useTop<HTMLUListElement & HTMLDivElement>(isWhole);
  const near = useNearItems({ count, keyAt, gap, estimate, list, top, isWhole, beyond });
  const slotsOf = useSlots<string>();
  const items = near.items();
  const slots = slotsOf(
    items.map(({ key }) => key),
    { hasFocus: near.hasFocus, isWhole },
  );
  return (
    <List
      ref={list}
      className={joined(isWhole ? styles.plain : styles.windowed, className)}
      role={rows?.list}
      style={inlineVars(
        isWhole ? { [styles.gap]: `${gap}px` } : { [styles.height]: `${near.bottom() - top}px` },
      )}
      {...near.held}
    >
      {items.map(({ index, key, start }) => (
        <Item
          key={slots.get(key)}
          index={index}
          count={isWhole ? undefined : count}
          start={isWhole ? undefined : start - top}
          measure={near.measure}
          renderAt={renderAt}
          rows={rows}
          itemClassName={itemClassName}
        />
      ))}
    </List>
  );
};
