import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { belowHeader, type useNearRows } from './use-near-rows.ts';

type Near = Pick<ReturnType<typeof useNearRows>, 'isPlaced' | 'scrollTo'>;
type Page = {
  list: RefObject<HTMLElement | null>;
  /** Whether the reader has used the page since the table appeared. */
  isUsed: RefObject<boolean>;
};

/** For how many frames the row has to be in its place, and how many frames are waited for that. */
const settledAfter = 30;
const givenUpAfter = 180;
/** The table rounds the heights of its rows: a row that is no further from its place, in pixels, needs no other rows drawn. */
const closeEnough = 3;
/** The window rounds where it is scrolled to: a row that is nearer to its place, in pixels, is there. */
const exact = 1;

const hasMoved = (row: Element | null): boolean => row === null || Math.abs(belowHeader(row)) > closeEnough;
/** Moves a row that is close to its place there. */
const settle = (row: Element | null): void => {
  const off = row ? belowHeader(row) : 0;
  if (Math.abs(off) >= exact) window.scrollBy({ top: off, behavior: 'instant' });
};

/** Scrolls to a row, and again in each frame in which it is elsewhere, until it is settled or the reader uses the page. */
const keepAt = (row: number, rows: HTMLElement, isUsed: Page['isUsed'], scrollTo: () => void) => {
  let frame = 0;
  let settled = 0;
  let left = givenUpAfter;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    delete rows.dataset.starting;
  };
  const keep = (): void => {
    const element = rows.querySelector(`[data-index="${row}"]`);
    const isElsewhere = hasMoved(element);
    settled = isElsewhere ? 0 : settled + 1;
    left -= 1;
    if (isUsed.current || settled === settledAfter || left === 0) stop();
    else {
      if (isElsewhere) scrollTo();
      else settle(element);
      frame = requestAnimationFrame(keep);
    }
  };
  rows.dataset.starting = '';
  scrollTo();
  frame = requestAnimationFrame(keep);
  return stop;
};

/**
 * Scrolls to the row that a table starts at, once its rows have their places, and keeps it there until the heights of the
 * rows and of what is above them are settled, or the reader uses the page. Until then the rows are marked as `data-starting`.
 * A page that its reader has scrolled already stays.
 */
export const useStartAt = (
  row: number | undefined,
  count: number,
  { list, isUsed }: Page,
  { isPlaced, scrollTo }: Near,
): void => {
  const isDue = useRef(true);
  const stop = useRef<() => void>(undefined);
  const latest = useRef(scrollTo);
  useLayoutEffect(() => {
    latest.current = scrollTo;
    if (!isDue.current || !isPlaced || !list.current) return;
    isDue.current = false;
    const isElsewhere = isUsed.current && window.scrollY > 0;
    if (row === undefined || row <= 0 || row >= count || isElsewhere) return;
    stop.current = keepAt(row, list.current, isUsed, () => latest.current(row, 'start'));
  });
  useEffect(() => () => stop.current?.(), []);
};
