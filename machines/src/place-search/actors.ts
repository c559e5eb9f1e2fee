import { fromPromise } from 'xstate';
import type { FoundPlace, PlaceProvider } from '../ports.ts';
import { placeSearchMachine, type SuggestInput } from './machine.ts';

/** The place search with a place provider. */
export const placeSearchWith = ({ places }: { places: PlaceProvider }) =>
  placeSearchMachine.provide({
    actors: {
      suggest: fromPromise<FoundPlace[], SuggestInput>(({ input, signal }) =>
        places.suggest(input.text, signal, input.near),
      ),
      geocode: fromPromise<FoundPlace | null, { text: string }>(({ input, signal }) =>
        places.geocode(input.text, signal),
      ),
    },
  });
