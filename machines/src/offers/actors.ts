import type { Message } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { callErrorOf } from '../call-error.ts';
import type { Ids } from '../ports.ts';
import { type AcceptRideInput, offersMachine } from './machine.ts';

export type OffersPorts = { client: Pick<MobilityClient, 'updateRide' | 'declineRide'>; ids: Ids };

/**
 * Whether the decline needs no further attention: the ride is gone, or the server lacks the operation
 * and the offer stays declined in this tab.
 */
const isSettled = (error: unknown): boolean => {
  const { status } = callErrorOf(error);
  return status !== undefined && [404, 405, 409, 501].includes(status);
};

/** A driver's offers with a server. An acceptance is never aborted: the server may already have acted. */
export const offersWith = ({ client, ids }: OffersPorts) =>
  offersMachine.provide({
    actors: {
      acceptRide: fromPromise<Message, AcceptRideInput>(({ input: { rideId, idempotencyKey } }) =>
        client.updateRide(rideId, { action: 'accept' }, { idempotencyKey: idempotencyKey ?? undefined }),
      ),
    },
    actions: {
      reportDeclined: ({ context: { owner } }, ride) => {
        client.declineRide(ride.id).catch((error: unknown) => {
          if (!isSettled(error)) owner.send({ type: 'warning', operation: 'declineRide', error });
        });
      },
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
