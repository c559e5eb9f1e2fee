import type { SavedPlace } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { placeSearchWith } from '../place-search/actors.ts';
import type { Ids, PlaceProvider } from '../ports.ts';
import { type DeleteSavedPlaceCall, type SavePlaceCall, savedPlacesMachine } from './machine.ts';

type Ports = {
  client: Pick<MobilityClient, 'savePlace' | 'deleteSavedPlace'>;
  places: PlaceProvider;
  ids: Ids;
};

/** The saved places with a server. Commands are never aborted: the server may already have acted. */
export const savedPlacesWith = ({ client, places, ids }: Ports) =>
  savedPlacesMachine.provide({
    actors: {
      placeSearch: placeSearchWith({ places }),
      savePlace: fromPromise<SavedPlace, SavePlaceCall>(async ({ input: { body, idempotencyKey } }) => {
        if (!body) throw new TypeError('A place needs an address and a name');
        return client.savePlace(body, { idempotencyKey: idempotencyKey ?? undefined });
      }),
      deleteSavedPlace: fromPromise<unknown, DeleteSavedPlaceCall>(({ input }) =>
        client.deleteSavedPlace(input.placeId, { idempotencyKey: input.idempotencyKey ?? undefined }),
      ),
    },
    actions: {
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
