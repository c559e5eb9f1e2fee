import type { FoundPlace, PlaceProvider, Point } from '@mobility/machines/ports';

type Location = { lat(): number; lng(): number };
type GooglePlace = {
  id: string;
  displayName?: string | null;
  formattedAddress?: string | null;
  location?: Location | null;
  fetchFields(options: { fields: string[] }): Promise<unknown>;
};
type Prediction = { text: { text: string }; toPlace(): GooglePlace };
type Request = { input: string; locationBias: object };
type Suggestions = { suggestions: readonly { placePrediction: Prediction | null }[] };
type GeocodeRequest = { address: string } | { location: { lat: number; lng: number } };
type Geocoded = { place_id: string; formatted_address: string; geometry: { location: Location } };

/** The parts of Google's libraries that are used. */
type Libraries = {
  places: {
    AutocompleteSuggestion: { fetchAutocompleteSuggestions(request: Request): Promise<Suggestions> };
  };
  geocoding: {
    Geocoder: new () => { geocode(request: GeocodeRequest): Promise<{ results: Geocoded[] }> };
  };
};

/** The two functions of `@googlemaps/js-api-loader`. */
export type GoogleLoader = {
  setOptions(options: { key: string; v: string }): void;
  importLibrary<Name extends keyof Libraries>(name: Name): Promise<Libraries[Name]>;
};

export type GooglePlacesOptions = {
  /** A key of the Maps JavaScript API with Places and Geocoding. */
  key: string;
  /** Finds what Google does not find, and everything once Google has refused. */
  fallback: PlaceProvider;
  /** The loader of Google's script; fetched at the first search by default. */
  load?: () => Promise<GoogleLoader>;
};

/** Google calls this function of the page when it refuses the key. */
type Host = { gm_authFailure?: () => void };

const atMost = 5;
const fields = ['displayName', 'formattedAddress', 'location'];
/** The middle of the city, and the metres around a point whose places come first. */
const city = { latitude: 37.7749, longitude: -122.4194 };
const radius = 50_000;

const foundPlace = async (prediction: Prediction): Promise<FoundPlace[]> => {
  const place = prediction.toPlace();
  await place.fetchFields({ fields });
  const { id, displayName, formattedAddress, location } = place;
  if (!location) return [];
  const address = formattedAddress ?? displayName ?? prediction.text.text;
  return [{ id, name: displayName ?? address, address, latitude: location.lat(), longitude: location.lng() }];
};

const suggestIn = async (
  { AutocompleteSuggestion }: Libraries['places'],
  input: string,
  { latitude: lat, longitude: lng }: Point,
) => {
  const request = { input, locationBias: { center: { lat, lng }, radius } };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []).slice(0, atMost);
  return (await Promise.all(predictions.map(foundPlace))).flat();
};

const geocodeIn = async ({ Geocoder }: Libraries['geocoding'], request: GeocodeRequest) => {
  const { results } = await new Geocoder().geocode(request);
  return results.slice(0, 1).map(({ place_id: id, formatted_address, geometry: { location } }) => ({
    id,
    name: 'address' in request ? request.address : formatted_address,
    address: formatted_address,
    latitude: location.lat(),
    longitude: location.lng(),
  }));
};

/**
 * Places by Google. A key that Google refuses, or a script that does not load, is reported once by `refused`; from then on
 * places come from the fallback alone.
 */
export const googlePlaces = ({
  key,
  fallback,
  load = () => import('@googlemaps/js-api-loader'),
}: GooglePlacesOptions): PlaceProvider => {
  const listeners = new Set<() => void>();
  let isRefused = false;
  let loading: Promise<GoogleLoader> | undefined;
  const refuse = (): void => {
    if (isRefused) return;
    isRefused = true;
    for (const listener of listeners) listener();
  };
  const start = async (): Promise<GoogleLoader> => {
    const loader = await load();
    (globalThis as Host).gm_authFailure = refuse;
    loader.setOptions({ key, v: 'weekly' });
    return loader;
  };
  /** A library of the script. Null, and a refusal, where the script does not load. */
  const library = async <Name extends keyof Libraries>(name: Name) => {
    try {
      loading ??= start();
      return await (await loading).importLibrary(name);
    } catch {
      refuse();
      return null;
    }
  };
  const geocoded = async (request: GeocodeRequest): Promise<FoundPlace | undefined> => {
    const geocoding = isRefused ? null : await library('geocoding');
    const [found] = geocoding && !isRefused ? await geocodeIn(geocoding, request).catch(() => []) : [];
    return found;
  };
  return {
    suggest: async (text, signal, near) => {
      const places = isRefused ? null : await library('places');
      // A search that fails is not a refusal: the next one may succeed.
      const found = places && !isRefused ? await suggestIn(places, text, near ?? city).catch(() => []) : [];
      return found.length > 0 ? found : fallback.suggest(text, signal, near);
    },
    geocode: async (text, signal) => (await geocoded({ address: text })) ?? fallback.geocode(text, signal),
    nearest: async (at, signal) =>
      (await geocoded({ location: { lat: at.latitude, lng: at.longitude } })) ??
      (await fallback.nearest?.(at, signal)) ??
      null,
    refused: {
      get: () => isRefused,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};
