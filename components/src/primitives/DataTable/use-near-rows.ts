import type { RefObject } from 'react';
import { useNearItems } from '../LongList/use-near-items.ts';
import { coveredAbove } from './is-past.ts';
import { useCovered } from './use-covered.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useStartsAgain } from './use-start.ts';

/** Rows beyond each edge of the window. */
const beyond = 4;
/** The height of a row that cannot be measured, in pixels. */
const smallest = 36;

type Near = {
  count: number;
  keyAt: (index: number) => string;
  chosenBy: string | undefined;
  list: RefObject<HTMLTableSectionElement | null>;
  /** Whether a mouse or a pen is above the rows, and was moved not long ago. */
  isHovered: boolean;
  /** Where the rows start on the page. */
  top: number;
  /** Whether all rows are drawn. */
  isWhole: boolean;
};

/** How far a row is below the sticky header, in pixels. */
export const belowHeader = (row: Element): number => row.getBoundingClientRect().top - coveredAbove(row);

/** All rows, or of a long table those near the window, each with the space before it, and the space after them. */
export const useNearRows = ({ chosenBy, isHovered, ...rows }: Near) => {
  const { list, top, isWhole } = rows;
  const covered = useCovered(list, top, isWhole);
  const { virtualizer, items, bottom, ...near } = useNearItems({
    ...rows,
    covered,
    beyond,
    estimate: smallest,
  });
  const startsAgain = useStartsAgain(chosenBy);
  const kept = useKeptPlace({ list, isHovered }, rows, startsAgain);
  // The page is scrolled after this render, so the rows that are seen then are rendered now.
  if (near.isNear && startsAgain)
    virtualizer.scrollOffset = Math.min(virtualizer.scrollOffset ?? 0, top - covered.top);
  else if (near.isNear && kept) {
    // Brings measurementsCache up to date with the new rows.
    virtualizer.getTotalSize();
    virtualizer.scrollOffset = (virtualizer.measurementsCache[kept.index]?.start ?? top) - kept.top;
  }
  const placed = items();
  return {
    ...near,
    placed: placed.map(({ index, key, start }, place) => ({
      index,
      key,
      space: start - (placed[place - 1]?.end ?? top),
    })),
    after: bottom() - (placed.at(-1)?.end ?? top),
    /** Whether all rows have a place, so that the page can be scrolled to any of them. */
    isPlaced: isWhole || near.isNear,
    scrollTo: (index: number, align: 'auto' | 'start' = 'auto'): void => {
      const row = list.current?.querySelector(`[data-index="${index}"]`);
      if (near.isNear) virtualizer.scrollToIndex(index, { align });
      else if (row && align === 'start') window.scrollBy({ top: belowHeader(row), behavior: 'instant' });
      else row?.scrollIntoView?.({ block: 'nearest' });
    },
  };
};
