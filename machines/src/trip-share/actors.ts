import type { Message, TripShare } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { type TripShareInput, tripShareMachine } from './machine.ts';

export type TripSharePorts = { client: Pick<MobilityClient, 'shareTrip' | 'stopSharingTrip'> };

/** The sharing of a ride with a server. A revocation is never aborted. */
export const tripShareWith = ({ client }: TripSharePorts) =>
  tripShareMachine.provide({
    actors: {
      shareTrip: fromPromise<TripShare, TripShareInput>(({ input, signal }) =>
        client.shareTrip(input.rideId, { signal }),
      ),
      stopSharingTrip: fromPromise<Message, TripShareInput>(({ input }) =>
        client.stopSharingTrip(input.rideId),
      ),
    },
  });
