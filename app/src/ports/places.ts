import type { PlaceProvider } from '@mobility/machines/ports';

const gazetteer = (): Promise<PlaceProvider> =>
  import('@mobility/components/gazetteer').then(({ gazetteerPlaces }) => gazetteerPlaces());

/** The embedded gazetteer, loaded when somebody first looks for a place. */
export const places: PlaceProvider = {
  suggest: async (text, signal) => (await gazetteer()).suggest(text, signal),
  geocode: async (text, signal) => (await gazetteer()).geocode(text, signal),
};
