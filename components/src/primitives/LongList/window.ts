import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

const indexOf = (target: EventTarget): number | null => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return item ? Number(item.dataset.index) : null;
};

/**
 * The items near the window, always as many as its fullest position needs: an item that enters then finds the nodes of one
 * that left.
 */
const useNearItems = () => {
  const most = useRef(0);
  return useCallback((range: Range): number[] => {
    most.current = Math.max(most.current, range.endIndex - range.startIndex);
    const endIndex = Math.min(range.startIndex + most.current, range.count - 1);
    return defaultRangeExtractor({ ...range, endIndex });
  }, []);
};

/** The item that has the focus stays in the document, wherever the page is scrolled. */
export const useHeldItem = () => {
  const [held, setHeld] = useState<number | null>(null);
  const nearItems = useNearItems();
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const near = nearItems(range);
      return held === null || held >= range.count || near.includes(held)
        ? near
        : [...near, held].sort((a, b) => a - b);
    },
    [held, nearItems],
  );
  return {
    rangeExtractor,
    hasFocus: held !== null,
    onFocus: ({ target }: FocusEvent) => setHeld(indexOf(target)),
    onBlur: () => setHeld(null),
  };
};

/** Where a list starts on the page, which changes with the content above it. */
export const useTop = <List extends HTMLElement>() => {
  const list = useRef<List>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { list, top };
};
