/** How many rides the list holds. */
export const rides = 10;
