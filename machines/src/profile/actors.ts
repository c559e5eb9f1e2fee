import type { ProfileUpdate, User } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { profileMachine } from './machine.ts';

/** The personal information with a server. */
export const profileWith = ({ client }: { client: Pick<MobilityClient, 'updateMyProfile'> }) =>
  profileMachine.provide({
    actors: {
      updateMyProfile: fromPromise<User, ProfileUpdate>(({ input }) => client.updateMyProfile(input)),
    },
  });
