import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../projection.ts';

/** Until it is measured, before the first paint, a map draws itself at this size. */
const unmeasured: Size = { width: 390, height: 288 };

/** The size of an element in CSS pixels, kept up to date. */
export const useSize = (ref: RefObject<Element | null>): Size => {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
