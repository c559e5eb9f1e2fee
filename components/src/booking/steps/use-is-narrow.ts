import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { tabletWidth } from '../../theme/contract.css.ts';
import { pixelsOf } from '../../theme/rem.ts';

/**
 * Before the element is measured, the width of the window is used. An element without a layout has no
 * width.
 */
const widthOf = (element: Element | null): number => element?.clientWidth || window.innerWidth;

/** Whether an element is too narrow for the form beside the map. A server renders both. */
export const useIsNarrow = (ref: RefObject<Element | null>): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        if (!ref.current || typeof ResizeObserver === 'undefined') return () => undefined;
        let frame = 0;
        // Applied in the next frame, because the change resizes the observed element.
        const observer = new ResizeObserver(() => {
          cancelAnimationFrame(frame);
          frame = requestAnimationFrame(onChange);
        });
        observer.observe(ref.current);
        return () => {
          cancelAnimationFrame(frame);
          observer.disconnect();
        };
      },
      [ref],
    ),
    () => widthOf(ref.current) < pixelsOf(tabletWidth),
    () => false,
  );
