/** The number of rides in the list. */
export const rides = 50;
