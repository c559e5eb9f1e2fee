import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the page's heading, so that screen readers continue there, without scrolling. */
export const focusHeading = (main: HTMLElement, heading = 'h1'): void => {
  const target = main.querySelector<HTMLElement>(heading) ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** For what may go away with the focus in it: the heading of the section around it then takes the focus, or that of the page. */
export const useFocusAfter = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      const around = part?.parentElement?.closest<HTMLElement>('section, main');
      if (around && part?.contains(document.activeElement)) focusHeading(around, 'h1, h2, h3');
    };
  }, []);
  return ref;
};
