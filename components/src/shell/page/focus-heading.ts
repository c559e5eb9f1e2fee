import { focusHeading } from '../../primitives/Heading/focus-heading.ts';

/** How long after a navigation the page's heading may appear, or the focus be lost once more, in milliseconds. */
const watchFor = 10_000;

/** Whether no element inside the page has the focus. */
const isFocusLost = (main: HTMLElement): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === main;
};

/**
 * Focuses the page's heading after a navigation. The code and the data of a page arrive later, and a dialog that closes
 * may drop the focus: until the user does something, a lost focus returns to the heading. Returns the function that stops it.
 */
export const followHeading = (main: HTMLElement, heading = 'h1'): (() => void) => {
  const observer = new MutationObserver(() => {
    if (isFocusLost(main) && main.querySelector(heading)) focusHeading(main, heading);
  });
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    for (const gesture of ['keydown', 'pointerdown']) window.removeEventListener(gesture, stop, true);
  };
  const timer = setTimeout(stop, watchFor);
  for (const gesture of ['keydown', 'pointerdown']) window.addEventListener(gesture, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  focusHeading(main, heading);
  return stop;
};
