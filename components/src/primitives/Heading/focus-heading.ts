/** Focuses the page's heading, so that screen readers continue there, without scrolling. */
export const focusHeading = (main: HTMLElement, heading = 'h1'): void => {
  const target = main.querySelector<HTMLElement>(heading) ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
