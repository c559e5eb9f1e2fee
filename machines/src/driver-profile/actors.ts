import type { DriverProfile, DriverProfileInput } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids } from '../ports.ts';
import { type CreateProfileInput, driverProfileMachine } from './machine.ts';

type Ports = { client: Pick<MobilityClient, 'createDriverProfile' | 'updateDriverProfile'>; ids: Ids };

/** The profile form with a server. */
export const driverProfileWith = ({ client, ids }: Ports) =>
  driverProfileMachine.provide({
    actors: {
      createDriverProfile: fromPromise<DriverProfile, CreateProfileInput>(({ input }) =>
        client.createDriverProfile(input.body, { idempotencyKey: input.idempotencyKey ?? undefined }),
      ),
      updateDriverProfile: fromPromise<DriverProfile, DriverProfileInput>(({ input }) =>
        client.updateDriverProfile(input),
      ),
    },
    actions: {
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
