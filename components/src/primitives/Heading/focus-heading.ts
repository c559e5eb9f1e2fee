import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the page's heading, so that screen readers continue there, without scrolling. */
export const focusHeading = (main: HTMLElement, heading = 'h1'): void => {
  const target = main.querySelector<HTMLElement>(heading) ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

const headings = 'h1, h2, h3';

/** Focuses the nearest heading around an element after the change in which both may go away, if the focus is lost by then. */
const focusAround = (element: Element): void => {
  const around = element.parentElement?.closest<HTMLElement>('section, main');
  if (!around) return;
  queueMicrotask(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && around.querySelector(headings)) focusHeading(around, headings);
  });
  focusAround(around);
};

/** For what may go away with the focus in it: the heading of the section around it then takes the focus, or that of the page. */
export const useFocusAfter = <Part extends HTMLElement = HTMLDivElement>(): RefObject<Part | null> => {
  const ref = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (part?.contains(document.activeElement)) focusAround(part);
    };
  }, []);
  return ref;
};
