import { limits } from '@mobility/openapi/limits';
import { assign, setup } from 'xstate';
import type { MessageKey } from '../messages.ts';
import type { FoundPlace, Point } from '../ports.ts';
import { unprovided } from '../unprovided.ts';
import {
  fallbackFits,
  fallbackPlace,
  firstWithinReach,
  isOffEarth,
  isOnEarth,
  isSearchable,
  parseCoordinates,
  placeAt,
  readFields,
} from './rules.ts';

/**
 * `text` without `place` is a text that still needs to be found. `manual` starts without a map service. `other` is the
 * other place of a trip; without it the place belongs to no trip, and a text that is not found has no fallback.
 */
export type PlaceSearchInput = {
  text?: string;
  place?: FoundPlace | null;
  other?: FoundPlace | null;
  manual?: boolean;
};

/** `near` is the point whose places come first among those that fit equally well. */
export type SuggestInput = { text: string; near: Point | null };

export type PlaceSearchContext = {
  text: string;
  /** The two fields of the manual entry, as typed. */
  latitude: string;
  longitude: string;
  suggestions: FoundPlace[];
  place: FoundPlace | null;
  /** The message of the field; its parameter `address` is `text`. */
  message: MessageKey | null;
  manual: boolean;
  other: FoundPlace | null | undefined;
  /** Where the person is, as far as it is known. */
  here: Point | null;
};

export type PlaceSearchEvent =
  | { type: 'setText'; text: string }
  | { type: 'select'; place: FoundPlace }
  | { type: 'clear' }
  /** Enter was pressed or the field was left: find the place of the text. */
  | { type: 'commit' }
  /** Ends the lookup of the typed text, whose result is no longer needed. */
  | { type: 'giveUp' }
  | { type: 'setLatitude'; latitude: string }
  | { type: 'setLongitude'; longitude: string }
  /** Replaces the place from outside the field, and the other one where both change. */
  | { type: 'setPlace'; place: FoundPlace | null; text: string; other?: FoundPlace | null }
  /** The other place of the trip has changed. */
  | { type: 'setOther'; place: FoundPlace | null }
  /** The position of the person is known. */
  | { type: 'setHere'; at: Point }
  | { type: 'maps_auth_failed' };

/** A search without a text and a place. */
export const blank = { text: '', latitude: '', longitude: '', suggestions: [], place: null, message: null };

/** The named guards, actions and actors of a place search. */
export const placeSearchSetup = setup({
  types: {
    input: {} as PlaceSearchInput,
    context: {} as PlaceSearchContext,
    events: {} as PlaceSearchEvent,
    tags: {} as 'finding',
  },
  actors: {
    suggest: unprovided<FoundPlace[], SuggestInput>('suggest'),
    geocode: unprovided<FoundPlace | null, { text: string }>('geocode'),
  },
  delays: { debounce: limits.placeSearch.debounce, settle: limits.placeSearch.settle },
  guards: {
    isManual: ({ context }) => context.manual,
    hasPlace: ({ context }) => context.place !== null,
    hasText: ({ context }) => context.text.trim() !== '',
    isSearchable: (_, text: string) => isSearchable(text),
    isGiven: (_, place: FoundPlace | null) => place !== null,
    isFound: (_, found: readonly FoundPlace[]) => found.length > 0,
    hasSuggestion: ({ context: { suggestions, other } }) =>
      firstWithinReach(suggestions, other) !== undefined,
    // A text that places begin with is no unknown address, and who is elsewhere does not mean a place near the fallback.
    fallbackFits: ({ context: { other, here, suggestions } }) =>
      other !== undefined && suggestions.length === 0 && fallbackFits(other ?? here),
    fallbackMisfits: ({ context: { place, other } }) =>
      place?.approximate === true && other !== undefined && !fallbackFits(other),
    textIsCoordinates: ({ context }) => parseCoordinates(context.text) !== null,
    /** The text, or the notation that the search has read, is coordinates that name no point. */
    isOffEarth: ({ context }, place: FoundPlace | null) =>
      place ? !isOnEarth(place) : isOffEarth(context.text),
    fieldsAreWrong: ({ context }) => readFields(context.latitude, context.longitude).message !== null,
    fieldsAreCoordinates: ({ context }) =>
      readFields(context.latitude, context.longitude).coordinates !== null,
  },
  actions: {
    erase: assign(blank),
    write: assign((_, text: string) => ({ text, suggestions: [], place: null, message: null })),
    writeLatitude: assign((_, latitude: string) => ({ latitude, place: null, message: null })),
    writeLongitude: assign((_, longitude: string) => ({ longitude, place: null, message: null })),
    choose: assign((_, place: FoundPlace) => ({ ...blank, text: place.address, place })),
    adopt: assign(
      ({ context }, change: Pick<PlaceSearchContext, 'place' | 'text'> & Pick<PlaceSearchInput, 'other'>) => {
        const { place, text, other = context.other } = change;
        return { ...blank, text, place, other };
      },
    ),
    suggestThese: assign((_, suggestions: FoundPlace[]) => ({ suggestions })),
    chooseTextCoordinates: assign(({ context }) => {
      const coordinates = parseCoordinates(context.text);
      return coordinates ? { place: placeAt(coordinates), suggestions: [], message: null } : {};
    }),
    chooseFieldCoordinates: assign(({ context }) => {
      const { coordinates } = readFields(context.latitude, context.longitude);
      return coordinates ? { place: placeAt(coordinates, context.text), message: null } : {};
    }),
    // The field shows which place the text was read as.
    chooseGeocoded: assign((_, place: FoundPlace | null) =>
      place ? { place, text: place.address, message: null } : {},
    ),
    // What Enter takes while the list is open.
    chooseFirst: assign(({ context: { suggestions, other } }) => {
      const place = firstWithinReach(suggestions, other);
      return place ? { ...blank, text: place.address, place } : {};
    }),
    chooseFallback: assign(({ context }) => ({
      place: fallbackPlace(context.text),
      message: 'booking.approximatePlace' as const,
    })),
    sayNotFound: assign({ place: null, message: 'booking.placeNotFound' }),
    sayOffEarth: assign({ place: null, message: 'booking.coordinatesRange' }),
    setOther: assign((_, other: FoundPlace | null) => ({ other })),
    setHere: assign((_, here: Point) => ({ here })),
    sayFieldsWrong: assign({
      message: ({ context }) => readFields(context.latitude, context.longitude).message,
    }),
    turnManual: assign({ manual: true, suggestions: [], message: 'booking.mapsUnavailable' }),
  },
});
