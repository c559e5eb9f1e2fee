import { type RefObject, useLayoutEffect, useRef } from 'react';

/** By these, a reader takes over the page. */
const uses = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Whether the reader has used the page since this was rendered first. */
export const useIsUsed = (): RefObject<boolean> => {
  const isUsed = useRef(false);
  useLayoutEffect(() => {
    const use = (): void => {
      isUsed.current = true;
    };
    for (const name of uses) window.addEventListener(name, use, { capture: true, passive: true });
    return () => {
      for (const name of uses) window.removeEventListener(name, use, { capture: true });
    };
  }, []);
  return isUsed;
};
