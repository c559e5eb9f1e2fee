import type { SnapshotFrom } from 'xstate';
import { blank, placeSearchSetup } from './setup.ts';

export type { PlaceSearchContext, PlaceSearchEvent, PlaceSearchInput, SuggestInput } from './setup.ts';

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
              { guard: { type: 'isOffEarth', params: null }, target: 'noResults', actions: 'sayOffEarth' },
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
              { target: 'noResults' },
            ],
            onError: 'noResults',
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
