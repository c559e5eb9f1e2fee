import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many pixels of the lower edge of one element another one covers, kept up to date when their sizes change. */
export const useCovered = (
  below: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
): number => {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    const [lower, upper] = [below.current, above.current];
    if (!lower || !upper || typeof ResizeObserver === 'undefined') return;
    const measure = (): void =>
      setCovered(
        Math.max(0, Math.round(lower.getBoundingClientRect().bottom - upper.getBoundingClientRect().top)),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(lower);
    observer.observe(upper);
    return () => observer.disconnect();
  }, [below, above]);
  return covered;
};
