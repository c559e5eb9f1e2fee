/** How many drivers want each ride. */
export const drivers = 20;
