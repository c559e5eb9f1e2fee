import type { FoundPlace, PlaceProvider } from '@mobility/machines/ports';
import { metresBetween } from '../metres.ts';
import { type GazetteerPlace, places } from './places.ts';
import { geocodePlace, searchPlaces } from './search.ts';

export type { GazetteerPlace } from './places.ts';
export { places } from './places.ts';
export { geocodePlace, searchPlaces } from './search.ts';

const found = ({ id, name, street, city, latitude, longitude }: GazetteerPlace): FoundPlace => ({
  id,
  name,
  address: street === name ? `${name}, ${city}` : `${name}, ${street}, ${city}`,
  latitude,
  longitude,
});

/** A place that is farther away does not describe the position of a car. */
const nearInMetres = 300;

const nearestTo = (at: Pick<FoundPlace, 'latitude' | 'longitude'>): GazetteerPlace | null => {
  const metres = (place: GazetteerPlace) =>
    metresBetween([at.latitude, at.longitude], [place.latitude, place.longitude]);
  const nearest = places.reduce((best, place) => (metres(place) < metres(best) ? place : best));
  return metres(nearest) <= nearInMetres ? nearest : null;
};

/** Finds places without any network. Rejects with the signal's reason when aborted. */
export const gazetteerPlaces = (): PlaceProvider => ({
  suggest: async (text, signal, near) => {
    signal.throwIfAborted();
    return searchPlaces(text, near).map(found);
  },
  geocode: async (text, signal) => {
    signal.throwIfAborted();
    const place = geocodePlace(text);
    return place && found(place);
  },
  nearest: async (at, signal) => {
    signal.throwIfAborted();
    const place = nearestTo(at);
    return place && found(place);
  },
});
