import { type RefObject, useEffect, useRef } from 'react';

/** Positions are rounded: a row of which less can be seen, in pixels, is out of view. */
const leastSeen = 4;

/** Whether a row is not behind the sticky header above it. */
const isInView = (row: HTMLElement): boolean =>
  row.getBoundingClientRect().bottom >
  (Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0) + leastSeen;

/** Tells which row is the first one in view, from 0, whenever the page has been scrolled. */
export const useRowInView = (
  section: RefObject<HTMLElement | null>,
  onRow: ((index: number) => void) | undefined,
): void => {
  const latest = useRef(onRow);
  useEffect(() => {
    latest.current = onRow;
  });
  useEffect(() => {
    const tell = (): void => {
      const rows = section.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [];
      const first = [...rows].find(isInView);
      if (first) latest.current?.(Number(first.dataset.index));
    };
    window.addEventListener('scrollend', tell);
    return () => window.removeEventListener('scrollend', tell);
  }, [section]);
};
