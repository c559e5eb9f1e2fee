/** The size of the database that the console reads. */
export const users = 10_000;
export const drivers = 1_000;
export const rides = 100_000;
/** The CPU milliseconds that one refresh of the console may use. */
export const budget = 20;
