import type { FoundPlace, PlaceProvider, Point } from '../ports.ts';
import { isOnEarth } from './rules.ts';

/** What coordinates have that are not two plain numbers; many addresses have it too. */
const isNotationLike = (text: string): boolean =>
  /[°º٠-٩۰-۹([−]|geo:|\d\s?[NSEW]\b|\b[NSEW]\s?\d/i.test(text);

/** The place of coordinates in a notation that is too rare to be loaded with the page. Null for anything else. */
export const readNotation = async (text: string): Promise<FoundPlace | null> => {
  if (!isNotationLike(text)) return null;
  const notations = await import('./notations.ts').catch(() => null);
  return notations?.placeOfNotation(text) ?? null;
};

/** The place of a text, which is an address or coordinates. The provider is asked at once where it can only be an address. */
export const findPlace = async (
  places: PlaceProvider,
  text: string,
  signal: AbortSignal,
): Promise<FoundPlace | null> =>
  (isNotationLike(text) ? await readNotation(text) : null) ?? places.geocode(text, signal);

/** The suggestions for a text: coordinates alone where it is such, otherwise what the provider offers. */
export const suggestPlaces = async (
  places: PlaceProvider,
  { text, near }: { text: string; near?: Point | null },
  signal: AbortSignal,
): Promise<FoundPlace[]> => {
  const read = isNotationLike(text) ? await readNotation(text) : null;
  return read && isOnEarth(read) ? [read] : places.suggest(text, signal, near);
};
