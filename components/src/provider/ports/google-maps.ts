import type { PlaceProvider } from '@mobility/machines/ports';

export type GoogleLatLng = { lat: number; lng: number };
type Location = { lat(): number; lng(): number };
export type GooglePlace = {
  id: string;
  displayName?: string | null;
  formattedAddress?: string | null;
  location?: Location | null;
  fetchFields(options: { fields: string[] }): Promise<unknown>;
};
export type GooglePrediction = { text: { text: string }; toPlace(): GooglePlace };
type SuggestRequest = { input: string; locationBias: object };
type Suggestions = { suggestions: readonly { placePrediction: GooglePrediction | null }[] };
export type GeocodeRequest = { address: string } | { location: GoogleLatLng };
type Geocoded = { place_id: string; formatted_address: string; geometry: { location: Location } };

/** What a map of Google shows: its centre, and a zoom at which the whole world is 256 · 2^zoom pixels wide. */
export type GoogleView = { center: GoogleLatLng; zoom: number };
/** A map of Google, which fills the element that it was made for. */
export type GoogleMap = {
  moveCamera(view: GoogleView): void;
  addListener(name: 'tilesloaded', listener: () => void): { remove(): void };
};

/** The parts of Google's libraries that are used. */
export type GoogleLibraries = {
  places: {
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions(request: SuggestRequest): Promise<Suggestions>;
    };
  };
  geocoding: {
    Geocoder: new () => { geocode(request: GeocodeRequest): Promise<{ results: Geocoded[] }> };
  };
  maps: { Map: new (element: HTMLElement, options: object) => GoogleMap };
};

/** The two functions of `@googlemaps/js-api-loader`. */
export type GoogleLoader = {
  setOptions(options: { key: string; v: string; language?: string }): void;
  importLibrary<Name extends keyof GoogleLibraries>(name: Name): Promise<GoogleLibraries[Name]>;
};

export type GoogleMapsOptions = {
  /** A key of the Maps JavaScript API, with Places and Geocoding where places come from Google. */
  key: string;
  /** The loader of Google's script; fetched when Google is first needed by default. */
  load?: () => Promise<GoogleLoader>;
};

/** Google's script, which loads once for the places and the maps of a page. */
export type GoogleMaps = {
  /** A library of the script. Null where Google has refused. */
  library<Name extends keyof GoogleLibraries>(name: Name): Promise<GoogleLibraries[Name] | null>;
  /** Whether Google has refused the key, or its script does not load. It stays so until the page is loaded again. */
  refused: NonNullable<PlaceProvider['refused']>;
};

/** Google calls this function of the page when it refuses the key. */
type Host = { gm_authFailure?: () => void };

/** The language of the page, in which Google writes. */
const pageLanguage = (): { language?: string } => {
  const language = globalThis.document?.documentElement.lang;
  return language ? { language } : {};
};

/** Google by a key, for `<MobilityProvider google>` and for `googlePlaces`. Nothing loads before one of them needs it. */
export const googleMaps = ({
  key,
  load = () => import('@googlemaps/js-api-loader'),
}: GoogleMapsOptions): GoogleMaps => {
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
    loader.setOptions({ key, v: 'weekly', ...pageLanguage() });
    return loader;
  };
  return {
    library: async (name) => {
      if (isRefused) return null;
      try {
        loading ??= start();
        const library = await (await loading).importLibrary(name);
        return isRefused ? null : library;
      } catch {
        refuse();
        return null;
      }
    },
    refused: {
      get: () => isRefused,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};
