import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './LongList.css.ts';
import { elementsOf, joined, type LongListProps } from './PlainList.tsx';
import { useSlots } from './use-slots.ts';
import { useHeldItem, useTop } from './window.ts';

/** Items beyond each edge of the window, so that Tab and a screen reader's next item always find one. */
const beyond = 2;

/** An item takes the place of the one that had its index before. */
const itself = (index: number): number => index;

type ItemProps = {
  index: number;
  count: number;
  start: number;
  measure: (element: Element | null) => void;
} & Pick<LongListProps, 'renderAt' | 'rows' | 'itemClassName'>;

/** The position of an item in the whole list, or of a row in the whole table. */
const placeOf = ({ index, count, rows }: Pick<ItemProps, 'index' | 'count' | 'rows'>) =>
  rows
    ? ({ role: rows.item, 'aria-rowindex': rows.firstRow + index } as const)
    : { 'aria-setsize': count, 'aria-posinset': index + 1 };

/** Drawn again only when it shows another item, moves, or the whole list is drawn again. */
const Item = memo(({ start, measure, renderAt, itemClassName, ...place }: ItemProps) => {
  const { index } = place;
  const item = useRef<HTMLLIElement & HTMLDivElement>(null);
  const { Element } = elementsOf(place.rows);
  // Its nodes may have shown another item before, of another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each index is measured once, then observed.
  useLayoutEffect(() => measure(item.current), [index, measure]);
  return (
    <Element
      ref={item}
      className={joined(styles.item, itemClassName)}
      style={inlineVars({ [styles.start]: `${start}px` })}
      data-index={index}
      {...placeOf(place)}
    >
      {renderAt(index)}
    </Element>
  );
});

/**
 * The items near the window. `estimate` is the height of most items: an item of another height requires
 * summing all heights again.
 */
const NearItems = ({ count, keyAt, renderAt, estimate, gap, ...looks }: LongListProps) => {
  const { rows, itemClassName } = looks;
  const { List } = elementsOf(rows);
  const { list, top } = useTop<HTMLUListElement & HTMLDivElement>();
  const { rangeExtractor, hasFocus: _, ...held } = useHeldItem(itself);
  const slotsOf = useSlots();
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    gap,
    overscan: beyond,
    scrollMargin: top,
    rangeExtractor,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const slots = slotsOf(items.map(({ index }) => index));
  return (
    <List
      ref={list}
      className={joined(styles.windowed, looks.className)}
      role={rows?.list}
      style={inlineVars({ [styles.height]: `${virtualizer.getTotalSize()}px` })}
      {...held}
    >
      {items.map(({ index, start }) => (
        <Item
          key={slots.get(index)}
          index={index}
          count={count}
          start={start - top}
          measure={virtualizer.measureElement}
          renderAt={renderAt}
          rows={rows}
          itemClassName={itemClassName}
        />
      ))}
    </List>
  );
};

/** A long list, whose first item is drawn alone to measure the height of most items. */
export const WindowedList = (props: LongListProps) => {
  const first = useRef<HTMLLIElement & HTMLDivElement>(null);
  const { List, Element } = elementsOf(props.rows);
  const [typical, setTypical] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list is measured.
  useLayoutEffect(() => setTypical(first.current?.offsetHeight || props.estimate), []);
  if (typical !== undefined) return <NearItems {...props} estimate={typical} />;
  return (
    <List className={joined(styles.windowed, props.className)} role={props.rows?.list}>
      <Element ref={first} className={props.itemClassName} role={props.rows?.item}>
        {props.renderAt(0)}
      </Element>
    </List>
  );
};
