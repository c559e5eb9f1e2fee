import { useEffect, useRef } from 'react';
import { followHeading } from '../shell/page/focus-heading.ts';
import { isTyping } from './is-typing.ts';

/**
 * When another view replaces the last one, shows its top and focuses its heading, unless the driver types. Null while the view
 * is not known.
 */
export const useTop = (view: string | null): void => {
  const last = useRef<string>(null);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === null || view === null || before === view || isTyping()) return;
    window.scrollTo(0, 0);
    const main = document.querySelector('main');
    return main ? followHeading(main) : undefined;
  }, [view]);
};
