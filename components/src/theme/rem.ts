/** The pixels of a length in rem, at the text size that a reader set in the browser. */
export const pixelsOf = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
