import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many pixels of the lower edge of one element another one covers, kept up to date when their sizes change, also in a
 * property of its style.
 */
export const useCovered = (
  below: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
  property: string,
): number => {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    const [lower, upper] = [below.current, above.current];
    if (!lower || !upper || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const { bottom } = lower.getBoundingClientRect();
      const pixels = Math.max(0, Math.round(bottom - upper.getBoundingClientRect().top));
      lower.style.setProperty(property, `${pixels}px`);
      setCovered(pixels);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(lower);
    observer.observe(upper);
    return () => observer.disconnect();
  }, [below, above, property]);
  return covered;
};
