import { limits } from '@mobility/openapi/limits';
import { assign, type SnapshotFrom, setup } from 'xstate';
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

const blank = { text: '', latitude: '', longitude: '', suggestions: [], place: null, message: null };

const placeSearchSetup = setup({
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

/**
 * Finds the place of the text, the first suggestion where it is only the beginning of a name, or the fallback where that
 * makes sense, and enters `found`; otherwise `lost`, and `unread` where it is given up.
 */
const resolving = (
  found: 'selected' | 'resolved',
  lost: 'noResults' | 'editing',
  unread: 'idle' | 'editing',
) => {
  const otherwise = [
    { guard: 'hasSuggestion', target: found, actions: 'chooseFirst' },
    { guard: { type: 'isOffEarth', params: null }, target: lost, actions: 'sayOffEarth' },
    { guard: 'fallbackFits', target: found, actions: 'chooseFallback' },
    { target: lost, actions: 'sayNotFound' },
  ] as const;
  return placeSearchSetup.createStateConfig({
    tags: 'finding',
    on: { giveUp: unread },
    invoke: {
      id: 'geocode',
      src: 'geocode',
      input: ({ context }) => ({ text: context.text.trim() }),
      onDone: [
        {
          guard: { type: 'isOffEarth', params: ({ event }) => event.output },
          target: lost,
          actions: 'sayOffEarth',
        },
        {
          guard: { type: 'isGiven', params: ({ event }) => event.output },
          target: found,
          actions: { type: 'chooseGeocoded', params: ({ event }) => event.output },
        },
        ...otherwise,
      ],
      onError: otherwise,
    },
  });
};

/** Coordinates that name no point are called that, once the search has not read them either. */
const nothingFound = [
  { guard: { type: 'isOffEarth', params: null }, target: 'noResults', actions: 'sayOffEarth' },
  { target: 'noResults' },
] as const;

/** Finds one place: assisted by suggestions, or typed by hand once the map service has refused. */
export const placeSearchMachine = placeSearchSetup.createMachine({
  id: 'placeSearch',
  initial: 'starting',
  context: ({ input }) => ({
    ...blank,
    text: input.text ?? input.place?.address ?? '',
    place: input.place ?? null,
    manual: input.manual ?? false,
    other: input.other,
    here: null,
    message: input.manual ? 'booking.mapsUnavailable' : null,
  }),
  on: {
    setOther: { actions: { type: 'setOther', params: ({ event }) => event.place } },
    setHere: { actions: { type: 'setHere', params: ({ event }) => event.at } },
  },
  states: {
    starting: { always: [{ guard: 'isManual', target: 'manual' }, { target: 'assisted' }] },
    assisted: {
      initial: 'starting',
      on: {
        setText: [
          {
            guard: { type: 'isSearchable', params: ({ event }) => event.text },
            target: '.debouncing',
            actions: { type: 'write', params: ({ event }) => event.text },
          },
          { target: '.idle', actions: { type: 'write', params: ({ event }) => event.text } },
        ],
        select: { target: '.selected', actions: { type: 'choose', params: ({ event }) => event.place } },
        clear: { target: '.idle', actions: 'erase' },
        setPlace: { target: '.starting', actions: { type: 'adopt', params: ({ event }) => event } },
        commit: [
          { guard: 'hasPlace' },
          { guard: 'textIsCoordinates', target: '.selected', actions: 'chooseTextCoordinates' },
          { guard: 'hasText', target: '.resolving' },
        ],
        maps_auth_failed: { target: 'manual', actions: 'turnManual' },
      },
      states: {
        starting: { always: [{ guard: 'hasPlace', target: 'selected' }, { target: 'idle' }] },
        idle: {},
        debouncing: { after: { debounce: 'settling' } },
        settling: {
          after: {
            settle: [
              { guard: 'textIsCoordinates', target: 'selected', actions: 'chooseTextCoordinates' },
              { target: 'searching' },
            ],
          },
        },
        searching: {
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context: { text, here, other } }) => ({
              text: text.trim(),
              near: here ?? other ?? null,
            }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'suggesting',
                actions: { type: 'suggestThese', params: ({ event }) => event.output },
              },
              ...nothingFound,
            ],
            onError: nothingFound,
          },
        },
        suggesting: {},
        noResults: {},
        resolving: resolving('selected', 'noResults', 'idle'),
        selected: { always: { guard: 'fallbackMisfits', target: 'noResults', actions: 'sayNotFound' } },
      },
    },
    // Permanent: a refused key stays refused until the page is reloaded.
    manual: {
      initial: 'starting',
      on: {
        setText: { target: '.editing', actions: { type: 'write', params: ({ event }) => event.text } },
        setLatitude: {
          target: '.editing',
          actions: { type: 'writeLatitude', params: ({ event }) => event.latitude },
        },
        setLongitude: {
          target: '.editing',
          actions: { type: 'writeLongitude', params: ({ event }) => event.longitude },
        },
        clear: { target: '.editing', actions: 'erase' },
        setPlace: { target: '.starting', actions: { type: 'adopt', params: ({ event }) => event } },
      },
      states: {
        starting: { always: [{ guard: 'hasPlace', target: 'resolved' }, { target: 'editing' }] },
        editing: {
          on: {
            commit: [
              { guard: 'fieldsAreWrong', actions: 'sayFieldsWrong' },
              { guard: 'fieldsAreCoordinates', target: 'resolved', actions: 'chooseFieldCoordinates' },
              { guard: 'textIsCoordinates', target: 'resolved', actions: 'chooseTextCoordinates' },
              { guard: 'hasText', target: 'resolving' },
            ],
          },
        },
        resolving: resolving('resolved', 'editing', 'editing'),
        resolved: { always: { guard: 'fallbackMisfits', target: 'editing', actions: 'sayNotFound' } },
      },
    },
  },
});

export type PlaceSearchSnapshot = SnapshotFrom<typeof placeSearchMachine>;
