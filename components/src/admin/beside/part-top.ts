/** Where a part begins in the window, in pixels: above what is visible it is less than nothing. */
export const partTop = '--mobility-part-top';
