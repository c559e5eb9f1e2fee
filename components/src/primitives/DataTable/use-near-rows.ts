import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useState } from 'react';
import { useHeldItem } from '../LongList/window.ts';
import { useCovered } from './use-covered.ts';
import { useHeights } from './use-heights.ts';
import { useStartsAgain } from './use-start.ts';

/** Rows beyond each edge of the window, so that Tab and a screen reader's next row always find one. */
const beyond = 4;

type Near = {
  count: number;
  keyAt: (index: number) => string;
  chosenBy: string | undefined;
  list: RefObject<HTMLTableSectionElement | null>;
  /** Where the rows start on the page. */
  top: number;
  /** Whether all rows are drawn. */
  isWhole: boolean;
};

/** A row and the space before it, of those that are not in the document, in pixels. */
type Placed = { index: number; key: string; space: number };

/** All rows, or of a long table those near the window, and the space after them. */
export const useNearRows = ({ count, keyAt, chosenBy, list, top, isWhole }: Near) => {
  const heights = useHeights(list, !isWhole);
  const covered = useCovered(list, top, isWhole);
  const { rangeExtractor, hasFocus, ...held } = useHeldItem(keyAt);
  // A page that stays as high while the first row is drawn alone is not scrolled.
  const [before] = useState(() => document.documentElement.scrollHeight);
  const isNear = !isWhole && heights !== null;
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isNear,
    estimateSize: (index) => heights?.[index] ?? heights?.[0] ?? 0,
    getItemKey: keyAt,
    overscan: beyond,
    scrollMargin: top,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    rangeExtractor,
    useFlushSync: false,
  });
  // useStart scrolls to the first row after this render, so the first rows are rendered now.
  if (useStartsAgain(chosenBy) && isNear)
    virtualizer.scrollOffset = Math.min(virtualizer.scrollOffset ?? 0, top - covered.top);
  const rowsNear = (): { placed: readonly Placed[]; after: number } => {
    const drawn = isWhole ? count : 1;
    if (!isNear) {
      const placed = Array.from({ length: drawn }, (_, index) => ({ index, key: keyAt(index), space: 0 }));
      return { placed, after: isWhole ? 0 : before };
    }
    const near = virtualizer.getVirtualItems();
    return {
      placed: near.map(({ index, start }, place) => ({
        index,
        key: keyAt(index),
        space: start - (near[place - 1]?.end ?? top),
      })),
      after: virtualizer.getTotalSize() + top - (near.at(-1)?.end ?? top),
    };
  };
  return {
    ...rowsNear(),
    held,
    hasFocus,
    isNear,
    measure: isNear ? virtualizer.measureElement : undefined,
    scrollTo: (index: number): void => {
      if (isNear) virtualizer.scrollToIndex(index, { align: 'auto' });
      else list.current?.querySelector('[data-selected]')?.scrollIntoView?.({ block: 'nearest' });
    },
  };
};
