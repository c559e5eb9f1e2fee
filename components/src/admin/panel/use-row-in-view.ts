import { type RefObject, useEffect, useRef } from 'react';

/** Positions are rounded: a row of which less can be seen, in pixels, is out of view. */
const leastSeen = 4;

/** Whether a row is not behind the sticky header above it. */
const isInView = (row: HTMLElement): boolean =>
  row.getBoundingClientRect().bottom >
  (Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0) + leastSeen;

/** For how many frames a table may draw the rows of the place that the page has jumped to. */
const drawnWithin = 10;

/** The first row in view of a list. Null while it has drawn only the rows of another place, of which the first is beyond the window. */
const firstIn = (list: HTMLElement | null): number | null => {
  const rows = list?.querySelectorAll<HTMLElement>('[data-index]') ?? [];
  const first = [...rows].find(isInView);
  if (!first) return null;
  const index = Number(first.dataset.index);
  return index === 0 || first.getBoundingClientRect().top < window.innerHeight ? index : null;
};

/** Tells which row is the first one in view, from 0, whenever the page has been scrolled, other than by a table that starts. */
export const useRowInView = (
  section: RefObject<HTMLElement | null>,
  onRow: ((index: number) => void) | undefined,
): void => {
  const latest = useRef(onRow);
  useEffect(() => {
    latest.current = onRow;
  });
  useEffect(() => {
    let frame = 0;
    const tell = (left: number): void => {
      if (section.current?.querySelector('[data-starting]')) return;
      const first = firstIn(section.current);
      if (first !== null) latest.current?.(first);
      else if (left > 0) frame = requestAnimationFrame(() => tell(left - 1));
    };
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      tell(drawnWithin);
    };
    const event = 'onscrollend' in window ? 'scrollend' : 'scroll';
    window.addEventListener(event, onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener(event, onScroll);
    };
  }, [section]);
};
