import type { KnownLocation } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { locationOf } from '../driver-location/rules.ts';
import type { Presence } from '../ports.ts';
import { watchPresence } from '../watch.ts';
import { availabilityMachine } from './machine.ts';

export type AvailabilityPorts = {
  client: Pick<
    MobilityClient,
    'getDriverPreferences' | 'goOnline' | 'goOffline' | 'updateLocation' | 'listAvailableRides'
  >;
  presence: Presence;
};

/** Availability with a server. Reads are aborted when their state is left, commands never are. */
export const availabilityWith = ({ client, presence }: AvailabilityPorts) =>
  availabilityMachine.provide({
    actors: {
      getDriverPreferences: fromPromise(({ signal }) => client.getDriverPreferences({ signal })),
      goOnline: fromPromise<unknown>(() => client.goOnline()),
      goOffline: fromPromise<unknown>(() => client.goOffline()),
      updateLocation: fromPromise<unknown, { location: KnownLocation }>(async ({ input }) => {
        if (input.location) await client.updateLocation({ location: locationOf(input.location) });
      }),
      listAvailableRides: fromPromise(({ signal }) => client.listAvailableRides({ signal })),
      watchPresence: watchPresence(presence),
    },
  });
