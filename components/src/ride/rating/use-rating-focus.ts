import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Leads the focus to the faces when they take the place of the button that had it, and to the first button when they go away.
 * A card that comes into the window, or shows another ride, leaves the focus where it is.
 */
export const useRatingFocus = (rideId: string, isOpen: boolean): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  const last = useRef({ rideId, isOpen });
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { rideId, isOpen };
    const hasChanged = before.rideId === rideId && before.isOpen !== isOpen;
    if (!hasChanged || document.activeElement !== document.body) return;
    const target = card.current?.querySelector<HTMLElement>(
      isOpen ? 'fieldset' : '[data-buttons] :is(a, button)',
    );
    target?.focus({ preventScroll: true });
  }, [rideId, isOpen]);
  return card;
};
