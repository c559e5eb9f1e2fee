import type { FoundPlace, PlaceProvider } from '@mobility/machines/ports';
import type { GazetteerPlace } from './places.ts';
import { geocodePlace, searchPlaces } from './search.ts';

export type { GazetteerPlace } from './places.ts';
export { places } from './places.ts';
export { geocodePlace, searchPlaces } from './search.ts';

const found = ({ id, name, street, city, latitude, longitude }: GazetteerPlace): FoundPlace => ({
  id,
  name,
  address: `${name}, ${street}, ${city}`,
  latitude,
  longitude,
});

/** Finds places without any network. Rejects with the signal's reason when aborted. */
export const gazetteerPlaces = (): PlaceProvider => ({
  suggest: async (text, signal) => {
    signal.throwIfAborted();
    return searchPlaces(text).map(found);
  },
  geocode: async (text, signal) => {
    signal.throwIfAborted();
    const place = geocodePlace(text);
    return place && found(place);
  },
});
