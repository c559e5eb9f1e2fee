import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { useHeights } from './use-heights.ts';
import { useHeldItem } from './window.ts';

type Near = {
  count: number;
  /** Another function makes the virtualizer sum the heights of all items again. */
  keyAt: (index: number) => string;
  list: RefObject<HTMLElement | null>;
  /** Where the list starts on the page. */
  top: number;
  /** Whether all items are drawn. */
  isWhole: boolean;
  /** The height of an item that cannot be measured, and the space between two, in pixels. */
  estimate: number;
  gap?: number;
  /** Items beyond each edge of the window, so that Tab and a screen reader's next item always find one. */
  beyond: number;
  /** What covers the edges of the window, in pixels. */
  covered?: { top: number; bottom: number };
};

/** An item, and where it starts and ends on the page; of a whole list, where the list starts. */
type Placed = { index: number; key: string; start: number; end: number };

/** The height of the page, which stays as high while the first item is drawn alone, so that it is not scrolled. */
const usePageHeight = (isNeeded: boolean): number => {
  const height = useRef<number>(undefined);
  if (isNeeded && typeof document !== 'undefined') height.current ??= document.documentElement.scrollHeight;
  return height.current ?? 0;
};

/** All items of a list, or of a long one those near the window, and where the list ends on the page. */
export const useNearItems = (near: Near) => {
  const { count, keyAt, list, top, isWhole, covered } = near;
  const heights = useHeights(list, !isWhole, near.estimate);
  const { rangeExtractor, hasFocus, ...held } = useHeldItem(keyAt);
  const isNear = !isWhole && heights !== null;
  const pageHeight = usePageHeight(!isWhole && !isNear);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isNear,
    estimateSize: (index) => heights?.[index] ?? heights?.[0] ?? 0,
    getItemKey: keyAt,
    gap: near.gap,
    overscan: near.beyond,
    scrollMargin: top,
    scrollPaddingStart: covered?.top,
    scrollPaddingEnd: covered?.bottom,
    rangeExtractor,
    // The style of the page makes other scrolls smooth, and the virtualizer takes the page to be where it has scrolled it to.
    scrollToFn: (offset, { adjustments = 0 }) =>
      window.scrollTo({ top: offset + adjustments, behavior: 'instant' }),
    // The list is near the window from its first render on, so that the items that stay keep their nodes.
    initialRect: isNear ? { width: window.innerWidth, height: window.innerHeight } : undefined,
    useFlushSync: false,
  });
  const items = (): Placed[] => {
    if (isNear)
      return virtualizer
        .getVirtualItems()
        .map(({ index, start, end }) => ({ index, key: keyAt(index), start, end }));
    const drawn = isWhole ? count : 1;
    return Array.from({ length: drawn }, (_, index) => ({ index, key: keyAt(index), start: top, end: top }));
  };
  const bottom = (): number => {
    if (isNear) return virtualizer.getTotalSize() + top;
    return isWhole ? top : top + pageHeight;
  };
  return {
    items,
    bottom,
    held,
    hasFocus,
    isNear,
    measure: isNear ? virtualizer.measureElement : undefined,
    virtualizer,
  };
};
