import { fromPromise } from 'xstate';
import { placeSearchMachine } from './place-search.machine.ts';
import type { FoundPlace, PlaceProvider } from './ports.ts';

/** The search with a provider of places. */
export const placeSearchWith = ({ places }: { places: PlaceProvider }) =>
  placeSearchMachine.provide({
    actors: {
      suggest: fromPromise<FoundPlace[], { text: string }>(({ input, signal }) =>
        places.suggest(input.text, signal),
      ),
      geocode: fromPromise<FoundPlace | null, { text: string }>(({ input, signal }) =>
        places.geocode(input.text, signal),
      ),
    },
  });
