import { useEffect, useState } from 'react';
import { from } from '../../theme/contract.css.ts';

/** Whether the window has room for more than one part of the page; otherwise it is that of a phone. */
export const hasRoom = (): boolean => globalThis.matchMedia?.(from.tablet).matches ?? true;

/**
 * The same, also after the window has become narrower or wider. Paper has room for all parts, but a page that is printed stays
 * as it is.
 */
export const useHasRoom = (): boolean => {
  const [isRoomy, setRoomy] = useState(hasRoom);
  useEffect(() => {
    const width = globalThis.matchMedia?.(from.tablet);
    const follow = (): void => {
      if (!matchMedia('print').matches) setRoomy(width.matches);
    };
    width?.addEventListener('change', follow);
    return () => width?.removeEventListener('change', follow);
  }, []);
  return isRoomy;
};
