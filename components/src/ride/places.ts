import type { RidePlace } from '@mobility/openapi';
import { placeName } from '@mobility/openapi/place-name';

import type { MapPlace } from '../map/summary.ts';

/** The end of a ride on the map, named by its address; null while its coordinates are unknown. */
export const placeOf = (
  place: RidePlace | undefined,
  address: string | undefined,
  time?: string,
): MapPlace | null => {
  if (place?.latitude == null || place.longitude == null) return null;
  const known = place.address || address;
  return { latitude: place.latitude, longitude: place.longitude, name: known && placeName(known), time };
};
