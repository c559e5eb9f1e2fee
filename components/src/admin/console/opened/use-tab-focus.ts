import { type RefObject, useEffect, useRef } from 'react';
import { followHeading } from '../../../shell/page/focus-heading.ts';
import type { ConsoleTab } from '../tabs.ts';

/** Scrolls up to where the content below the tabs begins, where that is behind them. */
const showStart = (tabs: Element, content: Element | null): void => {
  if (content)
    scrollBy(0, Math.min(0, content.getBoundingClientRect().top - tabs.getBoundingClientRect().bottom));
};

/**
 * A tab that a link has opened begins at its start; Back and Forward leave the page where the browser puts it. After a link in
 * the content of one tab has opened another, the focus goes to the heading of that.
 */
export const useTabFocus = (tabs: RefObject<HTMLElement | null>, tab: ConsoleTab): void => {
  const last = useRef(tab);
  const visited = useRef('');
  useEffect(() => {
    const note = (): void => {
      visited.current = location.href;
    };
    // Before the page changes for it.
    addEventListener('popstate', note, true);
    return () => removeEventListener('popstate', note, true);
  }, []);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    const { current } = tabs;
    if (current && visited.current !== location.href) showStart(current, current.nextElementSibling);
    visited.current = '';
    const main = current?.closest<HTMLElement>('main, body');
    // The focus stays on a link between the tabs.
    if (main && document.activeElement === document.body) return followHeading(main, 'nav ~ * h2, nav ~ h2');
  }, [tabs, tab]);
};
