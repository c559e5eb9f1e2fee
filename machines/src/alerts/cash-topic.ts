/** The topic of alerts that cash for one ride did not arrive, which the request to pay on a page does not say. */
export const cashTopic = (rideId: string): string => `cash:${rideId}`;
