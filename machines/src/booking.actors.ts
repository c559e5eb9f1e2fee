import type { RideBooked } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { type BookRideInput, bookingMachine } from './booking.machine.ts';
import { placeSearchWith } from './place-search.actors.ts';
import type { Ids, PlaceProvider } from './ports.ts';

type Ports = { client: Pick<MobilityClient, 'bookRide'>; places: PlaceProvider; ids: Ids };

/** Booking with a server and a provider of places. A command is never aborted: the server may already have acted. */
export const bookingWith = ({ client, places, ids }: Ports) =>
  bookingMachine.provide({
    actors: {
      placeSearch: placeSearchWith({ places }),
      bookRide: fromPromise<RideBooked, BookRideInput>(async ({ input: { trip, idempotencyKey } }) => {
        if (!trip) throw new TypeError('A ride needs both places');
        return client.bookRide(trip, { idempotencyKey: idempotencyKey ?? undefined });
      }),
    },
    actions: {
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
