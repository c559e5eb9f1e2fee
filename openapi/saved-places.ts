/** How many places a rider can save. */
export const savedPlacesAtMost = 20;
