import { type RefObject, useLayoutEffect, useRef } from 'react';
import { coveredAbove } from './is-past.ts';

/** Whether the rows are chosen by something else than when they were drawn last. */
export const useStartsAgain = (chosenBy: string | undefined): boolean => {
  const drawn = useRef(chosenBy);
  const startsAgain = drawn.current !== chosenBy;
  useLayoutEffect(() => {
    drawn.current = chosenBy;
  });
  return startsAgain;
};

/**
 * Scrolls a table back to its first row when its rows are chosen by something else, since its filters may be at hand further
 * down.
 */
export const useStart = (table: RefObject<HTMLTableElement | null>, chosenBy: string | undefined): void => {
  const startsAgain = useStartsAgain(chosenBy);
  useLayoutEffect(() => {
    const rows = startsAgain ? table.current?.tBodies[0] : undefined;
    const row = rows?.querySelector('[data-index]');
    if (!rows || !row) return;
    const scrolled = rows.getBoundingClientRect().top - coveredAbove(row);
    if (scrolled < 0) window.scrollBy({ top: scrolled, behavior: 'instant' });
  });
};
