import type { RidePhase } from '@mobility/openapi/lifecycle';
import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the panel to its title and moves the focus there when the ride ends; not for a ride that had ended before. */
export const useEndFocus = (panel: RefObject<HTMLElement | null>, phase: RidePhase): void => {
  const hasEnded = phase === 'cancelled' || phase === 'completed';
  const before = useRef(hasEnded);
  useEffect(() => {
    if (before.current === hasEnded) return;
    before.current = hasEnded;
    const title = hasEnded && panel.current?.querySelector('h1');
    if (!title) return;
    title.closest('section')?.scrollTo?.({ top: 0 });
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [panel, hasEnded]);
};
