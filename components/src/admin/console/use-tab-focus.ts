import { type RefObject, useEffect, useRef } from 'react';
import { followHeading } from '../../shell/page/focus-heading.ts';
import type { ConsoleTab } from './tabs.ts';

/** After a link in the content of one tab has opened another, the focus goes to the heading of that. */
export const useTabFocus = (tabs: RefObject<HTMLElement | null>, tab: ConsoleTab): void => {
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    const main = tabs.current?.closest<HTMLElement>('main, body');
    // The focus stays on a link between the tabs.
    if (main && document.activeElement === document.body) return followHeading(main, 'nav ~ * h2, nav ~ h2');
  }, [tabs, tab]);
};
