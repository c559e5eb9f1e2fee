import type { SavedPlace, SavePlaceRequest } from '@mobility/openapi';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { errorAlert } from '../alerts/error-alert.ts';
import { keyAfter } from '../idempotency.ts';
import { placeSearchMachine } from '../place-search/machine.ts';
import { placeAt } from '../place-search/rules.ts';
import type { FoundPlace } from '../ports.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import {
  isLeftOver,
  kindOf,
  nameMaxLength,
  type PlaceForm,
  type PlaceKind,
  replacedPlace,
  requestOf,
} from './rules.ts';

export type SavedPlacesInput = { alerts: AlertSink };
export type SavedPlacesContext = PlaceForm & {
  alerts: AlertSink;
  /** It was submitted without a place or without a name. */
  isIncomplete: boolean;
  /** The place that was saved last, until another change begins. */
  savedId: string | null;
  /** The place that is being deleted. */
  deleted: SavedPlace | null;
  error: ShownError | null;
  idempotencyKey: string | null;
};

export type SavedPlacesEvent =
  /** Opens the form, with a place that is known already or without one. */
  | { type: 'add'; kind: PlaceKind; place: FoundPlace | null; saved: readonly SavedPlace[] }
  /** Opens the form with a saved place. */
  | { type: 'edit'; place: SavedPlace; saved: readonly SavedPlace[] }
  | { type: 'setKind'; kind: PlaceKind }
  | { type: 'setName'; name: string }
  | { type: 'savePlace' }
  /** Saves the place although it replaces another one. */
  | { type: 'replacePlace' }
  | { type: 'deleteSavedPlace'; place: SavedPlace }
  | { type: 'close' };

/** The list of places changed, or may have: the answer was lost. */
export type SavedPlacesEmitted = { type: 'places_changed' };

export type SavePlaceCall = { body: SavePlaceRequest | null; idempotencyKey: string | null };
export type DeleteSavedPlaceCall = { placeId: string; idempotencyKey: string | null };

type Beginning = { kind: PlaceKind; place: FoundPlace | null; saved: readonly SavedPlace[] };

const failure = {
  type: 'fail',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const noted = {
  type: 'noteSaved',
  params: ({ event }: { event: { output: SavedPlace } }) => event.output,
} as const;
const sayIsSaved = { type: 'alert', params: { tone: 'success', message: 'places.saved' } } as const;

/** Saves, edits and deletes the places of a rider. The list itself is a query. */
export const savedPlacesMachine = setup({
  types: {
    input: {} as SavedPlacesInput,
    context: {} as SavedPlacesContext,
    events: {} as SavedPlacesEvent,
    emitted: {} as SavedPlacesEmitted,
    children: {} as {
      search: 'placeSearch';
      savePlace: 'savePlace';
      deleteSavedPlace: 'deleteSavedPlace';
    },
  },
  actors: {
    placeSearch: placeSearchMachine,
    savePlace: unprovided<SavedPlace, SavePlaceCall>('savePlace'),
    deleteSavedPlace: unprovided<unknown, DeleteSavedPlaceCall>('deleteSavedPlace'),
  },
  guards: {
    isIncomplete: ({ context }) => requestOf(context) === null,
    replaces: ({ context }) => replacedPlace(context) !== undefined,
    isLeftOver: ({ context }) => isLeftOver(context),
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    begin: assign((_, { kind, place, saved }: Beginning) => ({
      saved,
      edited: null,
      kind,
      place,
      name: '',
      isIncomplete: false,
      savedId: null,
      error: null,
      idempotencyKey: null,
    })),
    edit: assign((_, { place, saved }: { place: SavedPlace; saved: readonly SavedPlace[] }) => ({
      saved,
      edited: place,
      kind: kindOf(place),
      place: placeAt(place, place.address),
      name: kindOf(place) === 'other' ? place.name : '',
      isIncomplete: false,
      savedId: null,
      error: null,
      idempotencyKey: null,
    })),
    setKind: assign((_, kind: PlaceKind) => ({ kind, error: null, idempotencyKey: null })),
    setName: assign((_, name: string) => ({
      name: name.slice(0, nameMaxLength),
      error: null,
      idempotencyKey: null,
    })),
    // Another place makes another request, which needs another key.
    adoptPlace: assign(({ context }, place: FoundPlace | null) =>
      place?.address === context.place?.address ? { place } : { place, error: null, idempotencyKey: null },
    ),
    noteIncomplete: assign({ isIncomplete: true }),
    nameDeleted: assign((_, deleted: SavedPlace | null) => ({
      deleted,
      savedId: null,
      idempotencyKey: null,
    })),
    noteSaved: assign((_, { id }: SavedPlace) => ({ savedId: id })),
    /** Provided by `savedPlacesWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: shownError('places.failed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
    emitChanged: emit({ type: 'places_changed' } satisfies SavedPlacesEmitted),
  },
}).createMachine({
  id: 'savedPlaces',
  initial: 'listed',
  context: ({ input }) => ({
    ...input,
    saved: [],
    edited: null,
    kind: 'other',
    name: '',
    place: null,
    isIncomplete: false,
    savedId: null,
    deleted: null,
    error: null,
    idempotencyKey: null,
  }),
  states: {
    listed: {
      on: {
        add: { target: 'form', actions: { type: 'begin', params: ({ event }) => event } },
        edit: { target: 'form', actions: { type: 'edit', params: ({ event }) => event } },
        deleteSavedPlace: {
          target: 'deleting',
          actions: [{ type: 'nameDeleted', params: ({ event }) => event.place }, 'makeKey'],
        },
      },
    },
    form: {
      initial: 'editing',
      invoke: {
        id: 'search',
        src: 'placeSearch',
        input: ({ context }) => ({ place: context.place }),
        onSnapshot: {
          actions: { type: 'adoptPlace', params: ({ event }) => event.snapshot.context.place },
        },
      },
      states: {
        editing: {
          on: {
            setKind: { actions: { type: 'setKind', params: ({ event }) => event.kind } },
            setName: { actions: { type: 'setName', params: ({ event }) => event.name } },
            savePlace: [
              { guard: 'isIncomplete', actions: 'noteIncomplete' },
              { guard: 'replaces', target: 'asking' },
              { target: 'saving', actions: 'makeKey' },
            ],
            close: '#savedPlaces.listed',
          },
        },
        /** Whether to replace the home, the work or the place of this name. */
        asking: {
          on: { replacePlace: { target: 'saving', actions: 'makeKey' }, close: 'editing' },
        },
        saving: {
          invoke: {
            id: 'savePlace',
            src: 'savePlace',
            input: ({ context }) => ({ body: requestOf(context), idempotencyKey: context.idempotencyKey }),
            onDone: [
              {
                guard: 'isLeftOver',
                target: '#savedPlaces.deleting',
                actions: [
                  { type: 'nameDeleted', params: ({ context }) => context.edited },
                  'makeKey',
                  noted,
                  sayIsSaved,
                ],
              },
              { target: '#savedPlaces.listed', actions: ['emitChanged', noted, sayIsSaved] },
            ],
            onError: { target: 'editing', actions: [failure, 'emitChanged'] },
          },
        },
      },
    },
    deleting: {
      invoke: {
        id: 'deleteSavedPlace',
        src: 'deleteSavedPlace',
        input: ({ context }) => ({
          placeId: context.deleted?.id ?? '',
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: { target: 'listed', actions: 'emitChanged' },
        onError: { target: 'listed', actions: ['emitChanged', errorAlert('places.failed')] },
      },
    },
  },
});

export type SavedPlacesSnapshot = SnapshotFrom<typeof savedPlacesMachine>;
