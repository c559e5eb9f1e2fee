import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GoogleLoader, googleMaps } from './google-maps.ts';
import { googlePlaces } from './google-places.ts';

const coit = { id: 'own', name: 'Coit Tower', address: 'Coit Tower', latitude: 37.8, longitude: -122.4 };
const signal = new AbortController().signal;
const location = { lat: () => 37.7955, lng: () => -122.3937 };
const place = {
  id: 'g1',
  displayName: 'Ferry Building',
  formattedAddress: '1 Ferry Building, San Francisco',
  location,
  fetchFields: vi.fn(async () => ({})),
};
const libraries = {
  places: {
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: vi.fn(async (_request: object) => ({
        suggestions: [{ placePrediction: { text: { text: 'Ferry' }, toPlace: () => place } }],
      })),
    },
  },
  geocoding: {
    Geocoder: class {
      geocode = async () => ({
        results: [{ place_id: 'g2', formatted_address: '1 Ferry Building', geometry: { location } }],
      });
    },
  },
};
const fallback = { suggest: vi.fn(async () => [coit]), geocode: vi.fn(async () => coit) };
const setOptions = vi.fn();
/** A stub of the loader: the same two functions, without Google's script. */
const loaderWith = (importLibrary: (name: 'places' | 'geocoding') => Promise<unknown>) =>
  vi.fn(async () => ({ setOptions, importLibrary }) as unknown as GoogleLoader);

const host = globalThis as { gm_authFailure?: () => void };

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  delete host.gm_authFailure;
});

it('loads nothing before the first search, and searches Google with the key from then on', async () => {
  const load = loaderWith(async (name) => libraries[name]);
  const places = googlePlaces({ google: googleMaps({ key: 'a-key', load }), fallback });
  expect(load).not.toHaveBeenCalled();
  expect(await places.suggest('ferry', signal)).toMatchObject([
    { id: 'g1', name: 'Ferry Building', latitude: 37.7955, longitude: -122.3937 },
  ]);
  const { fetchAutocompleteSuggestions } = libraries.places.AutocompleteSuggestion;
  await places.suggest('ferry', signal, { latitude: 37.76, longitude: -122.42 });
  expect(fetchAutocompleteSuggestions).toHaveBeenLastCalledWith({
    input: 'ferry',
    locationBias: { center: { lat: 37.76, lng: -122.42 }, radius: 50_000 },
  });
  expect(await places.geocode('ferry', signal)).toMatchObject({ id: 'g2', latitude: 37.7955 });
  expect(load).toHaveBeenCalledTimes(1);
  expect(await places.nearest?.({ latitude: 37.7955, longitude: -122.3937 }, signal)).toMatchObject({
    name: '1 Ferry Building',
  });
  expect(setOptions).toHaveBeenCalledWith({ key: 'a-key', v: 'weekly' });
  expect(fallback.suggest).not.toHaveBeenCalled();
});

it('reports once that Google refused the key, and uses the fallback from then on', async () => {
  const places = googlePlaces({
    google: googleMaps({ key: 'wrong', load: loaderWith(async (name) => libraries[name]) }),
    fallback,
  });
  await places.suggest('ferry', signal);
  const onRefused = vi.fn();
  places.refused?.subscribe(onRefused);
  host.gm_authFailure?.();
  host.gm_authFailure?.();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(places.refused?.get()).toBe(true);
  expect(await places.suggest('coit', signal)).toEqual([coit]);
  expect(await places.geocode('coit', signal)).toEqual(coit);
});

it('treats a script that does not load as a refusal', async () => {
  const places = googlePlaces({
    google: googleMaps({
      key: 'a-key',
      load: loaderWith(() => Promise.reject(new Error('The Google Maps JavaScript API could not load.'))),
    }),
    fallback,
  });
  expect(await places.suggest('coit', signal)).toEqual([coit]);
  expect(places.refused?.get()).toBe(true);
});

it('uses the fallback for a search that fails or finds nothing, and Google for the next one', async () => {
  const { fetchAutocompleteSuggestions } = libraries.places.AutocompleteSuggestion;
  const places = googlePlaces({
    google: googleMaps({ key: 'a-key', load: loaderWith(async (name) => libraries[name]) }),
    fallback,
  });
  fetchAutocompleteSuggestions.mockRejectedValueOnce(new Error('OVER_QUERY_LIMIT'));
  expect(await places.suggest('coit', signal)).toEqual([coit]);
  fetchAutocompleteSuggestions.mockResolvedValueOnce({ suggestions: [] });
  expect(await places.suggest('coit', signal)).toEqual([coit]);
  expect(places.refused?.get()).toBe(false);
  expect(await places.suggest('ferry', signal)).toMatchObject([{ id: 'g1' }]);
});
