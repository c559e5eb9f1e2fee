/** How much of the window is covered above the rows, in pixels, as the style of a row says it. */
export const coveredAbove = (row: Element | null): number =>
  row ? Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0 : 0;

/** Whether the first row of a list is out of sight above the window or below what covers it. */
export const isPast = (list: Element): boolean =>
  list.getBoundingClientRect().top < coveredAbove(list.querySelector('[data-index]')) - 1;
