/** The number of drivers who accept each ride. */
export const drivers = 20;
