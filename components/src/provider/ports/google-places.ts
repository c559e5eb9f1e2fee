import type { FoundPlace, PlaceProvider, Point } from '@mobility/machines/ports';
import type { GeocodeRequest, GoogleLibraries, GoogleMaps, GooglePrediction } from './google-maps.ts';

export type GooglePlacesOptions = {
  /** Google by a key of the Maps JavaScript API with Places and Geocoding. */
  google: GoogleMaps;
  /** Finds what Google does not find, and everything once Google has refused. */
  fallback: PlaceProvider;
};

const atMost = 5;
const fields = ['displayName', 'formattedAddress', 'location'];
/** The middle of the city, and the metres around a point whose places come first. */
const city = { latitude: 37.7749, longitude: -122.4194 };
const radius = 50_000;

const foundPlace = async (prediction: GooglePrediction): Promise<FoundPlace[]> => {
  const place = prediction.toPlace();
  await place.fetchFields({ fields });
  const { id, displayName, formattedAddress, location } = place;
  if (!location) return [];
  const address = formattedAddress ?? displayName ?? prediction.text.text;
  return [{ id, name: displayName ?? address, address, latitude: location.lat(), longitude: location.lng() }];
};

const suggestIn = async (
  { AutocompleteSuggestion }: GoogleLibraries['places'],
  input: string,
  { latitude: lat, longitude: lng }: Point,
) => {
  const request = { input, locationBias: { center: { lat, lng }, radius } };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []).slice(0, atMost);
  return (await Promise.all(predictions.map(foundPlace))).flat();
};

const geocodeIn = async ({ Geocoder }: GoogleLibraries['geocoding'], request: GeocodeRequest) => {
  const { results } = await new Geocoder().geocode(request);
  return results.slice(0, 1).map(({ place_id: id, formatted_address, geometry: { location } }) => ({
    id,
    name: 'address' in request ? request.address : formatted_address,
    address: formatted_address,
    latitude: location.lat(),
    longitude: location.lng(),
  }));
};

/** Places by Google. Once Google has refused, which `refused` reports, places come from the fallback alone. */
export const googlePlaces = ({ google, fallback }: GooglePlacesOptions): PlaceProvider => {
  const geocoded = async (request: GeocodeRequest): Promise<FoundPlace | undefined> => {
    const geocoding = await google.library('geocoding');
    const [found] = geocoding ? await geocodeIn(geocoding, request).catch(() => []) : [];
    return found;
  };
  return {
    suggest: async (text, signal, near) => {
      const places = await google.library('places');
      // A search that fails is not a refusal: the next one may succeed.
      const found = places ? await suggestIn(places, text, near ?? city).catch(() => []) : [];
      return found.length > 0 ? found : fallback.suggest(text, signal, near);
    },
    geocode: async (text, signal) => (await geocoded({ address: text })) ?? fallback.geocode(text, signal),
    nearest: async (at, signal) =>
      (await geocoded({ location: { lat: at.latitude, lng: at.longitude } })) ??
      (await fallback.nearest?.(at, signal)) ??
      null,
    refused: google.refused,
  };
};
