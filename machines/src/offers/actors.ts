import type { Message } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids } from '../ports.ts';
import { type AcceptRideInput, offersMachine } from './machine.ts';

export type OffersPorts = { client: Pick<MobilityClient, 'updateRide'>; ids: Ids };

/** A driver's offers with a server. An acceptance is never aborted: the server may already have acted. */
export const offersWith = ({ client, ids }: OffersPorts) =>
  offersMachine.provide({
    actors: {
      acceptRide: fromPromise<Message, AcceptRideInput>(({ input: { rideId, idempotencyKey } }) =>
        client.updateRide(rideId, { action: 'accept' }, { idempotencyKey: idempotencyKey ?? undefined }),
      ),
    },
    actions: {
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
