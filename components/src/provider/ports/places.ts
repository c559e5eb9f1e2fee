import type { PlaceProvider } from '@mobility/machines/ports';

const gazetteer = (): Promise<PlaceProvider> =>
  import('../../map/gazetteer/index.ts').then(({ gazetteerPlaces }) => gazetteerPlaces());

/** The embedded gazetteer, loaded at the first search. */
export const places: PlaceProvider = {
  suggest: async (text, signal, near) => (await gazetteer()).suggest(text, signal, near),
  geocode: async (text, signal) => (await gazetteer()).geocode(text, signal),
  nearest: async (at, signal) => (await (await gazetteer()).nearest?.(at, signal)) ?? null,
};
