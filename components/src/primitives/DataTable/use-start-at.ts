import { useEffect, useRef } from 'react';
import type { useNearRows } from './use-near-rows.ts';

type Near = Pick<ReturnType<typeof useNearRows>, 'isPlaced' | 'scrollTo'>;

/** Scrolls to the row that a table starts at, once its rows have their places. A page that is scrolled already stays. */
export const useStartAt = (row: number | undefined, count: number, { isPlaced, scrollTo }: Near): void => {
  const isDue = useRef(true);
  useEffect(() => {
    if (!isDue.current || !isPlaced) return;
    isDue.current = false;
    if (row !== undefined && row > 0 && row < count && window.scrollY === 0) scrollTo(row, 'start');
  });
};
