/** The drivers in range: as many as are asked at once. */
export const drivers = 5;
