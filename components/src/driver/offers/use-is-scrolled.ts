import { useEffect, useReducer } from 'react';

/**
 * On phones the map takes half of the window. What is shown of a scrolled page is less high, which may scroll it back by
 * itself, so only the top of the page counts as not scrolled then.
 */
const isScrolledNow = (before: boolean): boolean => window.scrollY > (before ? 0 : window.innerHeight / 4);

/** Whether the page was scrolled so far that the map at its top is hardly visible, and has not returned to the top since. */
export const useIsScrolled = (): boolean => {
  const [isScrolled, update] = useReducer(isScrolledNow, false);
  useEffect(() => {
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
};
