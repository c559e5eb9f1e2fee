import { fromPromise } from 'xstate';
import type { FoundPlace, PlaceProvider } from '../ports.ts';
import { findPlace, suggestPlaces } from './find-place.ts';
import { placeSearchMachine, type SuggestInput } from './machine.ts';

/** The place search with a place provider. */
export const placeSearchWith = ({ places }: { places: PlaceProvider }) =>
  placeSearchMachine.provide({
    actors: {
      suggest: fromPromise<FoundPlace[], SuggestInput>(({ input, signal }) =>
        suggestPlaces(places, input, signal),
      ),
      geocode: fromPromise<FoundPlace | null, { text: string }>(({ input, signal }) =>
        findPlace(places, input.text, signal),
      ),
    },
  });
