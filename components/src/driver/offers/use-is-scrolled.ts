import { useSyncExternalStore } from 'react';

const watch = (tell: () => void): (() => void) => {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
};
// On phones the map takes half of the window.
const isScrolled = (): boolean => window.scrollY > window.innerHeight / 4;

/** Whether the page is scrolled so far that the map at its top is hardly visible. */
export const useIsScrolled = (): boolean => useSyncExternalStore(watch, isScrolled, () => false);
