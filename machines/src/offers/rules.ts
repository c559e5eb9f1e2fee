import type { AvailableRide } from '@mobility/openapi';
import { offerKey } from './key.ts';
import type { OffersSnapshot } from './machine.ts';

/** The available rides that the driver has not declined, in their order; none while the list is unknown. */
export const openOffers = (
  rides: readonly AvailableRide[] = [],
  snapshot?: OffersSnapshot,
): readonly AvailableRide[] => {
  const declined = snapshot?.context.declined ?? [];
  return declined.length === 0 ? rides : rides.filter((ride) => !declined.includes(offerKey(ride)));
};

/** The id of the ride whose acceptance is on its way to the server, or null. */
export const acceptingId = (snapshot?: OffersSnapshot): string | null =>
  (snapshot?.matches('accepting') && snapshot.context.offer?.id) || null;
