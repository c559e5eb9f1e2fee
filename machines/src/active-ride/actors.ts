import type { Ride } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { Presence } from '../ports.ts';
import { type RidePorts, rideWith } from '../ride/actors.ts';
import { watchPresence } from '../watch.ts';
import { activeRideMachine } from './machine.ts';

export type ActiveRidePorts = RidePorts & {
  client: Pick<MobilityClient, 'listMyRides'>;
  presence: Pick<Presence, 'watch'>;
};

/** The list begins with the newest rides, and a person has one active ride at a time. */
const newest = { limit: 20 };

/** The active ride with a server. A newer read aborts the previous one. */
export const activeRideWith = (ports: ActiveRidePorts) =>
  activeRideMachine.provide({
    actors: {
      listMyRides: fromPromise<readonly Ride[]>(({ signal }) => ports.client.listMyRides(newest, { signal })),
      watchPresence: watchPresence(ports.presence),
      ride: rideWith(ports),
    },
  });
