import type { Place, RidePlace } from '@mobility/openapi';

/** The end of a ride as a point on the map, or null while its coordinates are unknown. */
export const placeOf = (place: RidePlace | undefined): Place | null =>
  place?.latitude == null || place.longitude == null
    ? null
    : { latitude: place.latitude, longitude: place.longitude, address: place.address };
