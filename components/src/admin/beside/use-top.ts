import { type RefObject, useLayoutEffect } from 'react';
import { partTop } from './part-top.ts';

/** Keeps how far below the top of the window a part begins, so that one that scrolls by itself can end above the bottom. */
export const useTop = (part: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = part;
      current?.style.setProperty(partTop, `${Math.round(current.getBoundingClientRect().top)}px`);
    };
    measure();
    // What is above the part grows and shrinks with the page.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(document.body);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [part]);
};
