import type { Message, PenaltyInfo, RideCancelled } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids } from '../ports.ts';
import {
  type CancelRideInput,
  type RateRideInput,
  type RideIntent,
  rideMachine,
  type UpdateRideInput,
} from './machine.ts';

export type RidePorts = {
  client: Pick<
    MobilityClient,
    'updateRide' | 'cancelRide' | 'getPenaltyInfo' | 'rateRide' | 'rateRider' | 'reportNoShow'
  >;
  ids: Ids;
};

const keyed = (key: string | null) => ({ idempotencyKey: key ?? undefined });

/** The ride machine with a server. Commands are never aborted: the server may already have acted. */
export const rideWith = ({ client, ids }: RidePorts) =>
  rideMachine.provide({
    actors: {
      updateRide: fromPromise<Message, UpdateRideInput>(({ input }) =>
        input.body
          ? client.updateRide(input.rideId, input.body, keyed(input.idempotencyKey))
          : client.reportNoShow(input.rideId, keyed(input.idempotencyKey)),
      ),
      getPenaltyInfo: fromPromise<PenaltyInfo, { rideId: string }>(({ input, signal }) =>
        client.getPenaltyInfo(input.rideId, { signal }),
      ),
      cancelRide: fromPromise<RideCancelled, CancelRideInput>(({ input }) =>
        client.cancelRide(input.rideId, input.body, keyed(input.idempotencyKey)),
      ),
      rateRide: fromPromise<Message, RateRideInput>(({ input }) =>
        client[input.by === 'driver' ? 'rateRider' : 'rateRide'](
          input.rideId,
          input.body,
          keyed(input.idempotencyKey),
        ),
      ),
    },
    actions: {
      makeKey: assign(({ context }, intent: RideIntent) => ({
        keys: { ...context.keys, [intent]: context.keys[intent] ?? ids.next() },
      })),
    },
  });
