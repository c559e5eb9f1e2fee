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
const useFullRange = () => {
  const most = useRef(0);
  return useCallback((range: Range): number[] => {
    most.current = Math.max(most.current, range.endIndex - range.startIndex);
    const endIndex = Math.min(range.startIndex + most.current, range.count - 1);
    return defaultRangeExtractor({ ...range, endIndex });
  }, []);
};

type Held = { key: string | number; index: number };

/** Where the held item is now, which moves when others come before it, and the items beside it, where Tab goes next. */
const placesOf = (held: Held | null, keyAt: (index: number) => Held['key'], count: number): number[] => {
  if (!held) return [];
  const all = Array.from({ length: count }, (_, index) => index);
  const isHeld = (index: number): boolean => keyAt(index) === held.key;
  const place = held.index < count && isHeld(held.index) ? held.index : all.findIndex(isHeld);
  return place < 0 ? [] : all.slice(Math.max(place - 1, 0), place + 2);
};

/**
 * The item that has the focus stays in the document, wherever the page is scrolled and whatever comes before it, until
 * something else of the page takes the focus. A menu or a dialog that it opens does not.
 */
export const useHeldItem = (keyAt: (index: number) => Held['key']) => {
  const [held, setHeld] = useState<Held | null>(null);
  const fullRange = useFullRange();
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const items = new Set([...fullRange(range), ...placesOf(held, keyAt, range.count)]);
      return [...items].sort((a, b) => a - b);
    },
    [held, keyAt, fullRange],
  );
  return {
    rangeExtractor,
    hasFocus: held !== null,
    onFocus: ({ target }: FocusEvent) => {
      const index = indexOf(target);
      if (index !== null) setHeld({ key: keyAt(index), index });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget?.closest('main, nav') && !currentTarget.contains(relatedTarget)) setHeld(null);
    },
  };
};

const topOf = (list: HTMLElement | null): number =>
  list ? list.getBoundingClientRect().top + window.scrollY : 0;

/** Where a list starts on the page, which changes with the content above it. A list that is drawn as a whole needs no measure. */
export const useTop = <List extends HTMLElement>(isWhole: boolean) => {
  const list = useRef<List>(null);
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    if (isWhole) return;
    const measure = () => setTop(topOf(list.current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isWhole]);
  // A list that becomes long is measured before its first items are left out.
  return { list, top: isWhole ? 0 : (top ?? topOf(list.current)) };
};
