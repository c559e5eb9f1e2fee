import type { QuoteRequest, RideBooked, RideQuotes } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { placeSearchWith } from '../place-search/actors.ts';
import type { Ids, PlaceProvider } from '../ports.ts';
import { quoteMachine } from '../quote/machine.ts';
import { type BookRideInput, bookingMachine } from './machine.ts';

type Ports = { client: Pick<MobilityClient, 'bookRide' | 'quoteRides'>; places: PlaceProvider; ids: Ids };

/** The booking machine with a server and a place provider. A booking is never aborted: the server may already have acted. */
export const bookingWith = ({ client, places, ids }: Ports) =>
  bookingMachine.provide({
    actors: {
      placeSearch: placeSearchWith({ places }),
      quote: quoteMachine.provide({
        actors: {
          quoteRides: fromPromise<RideQuotes, { trip: QuoteRequest | null }>(
            async ({ input: { trip }, signal }) =>
              trip ? client.quoteRides(trip, { signal }) : { quotes: [] },
          ),
        },
      }),
      bookRide: fromPromise<RideBooked, BookRideInput>(async ({ input: { trip, idempotencyKey } }) => {
        if (!trip) throw new TypeError('A ride needs both places');
        return client.bookRide(trip, { idempotencyKey: idempotencyKey ?? undefined });
      }),
    },
    actions: {
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
