import type { User } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { Picture, Pictures } from '../ports.ts';
import { avatarMachine, type Crop } from './machine.ts';

type Ports = { client: Pick<MobilityClient, 'uploadAvatar' | 'removeAvatar'>; pictures: Pictures };

/** The picture of the user with a server, and with the environment's way to read and encode pictures. */
export const avatarWith = ({ client, pictures }: Ports) =>
  avatarMachine.provide({
    actors: {
      readPicture: fromPromise<Picture, Blob>(({ input }) => pictures.read(input)),
      uploadAvatar: fromPromise<User, Crop | null>(async ({ input }) => {
        if (!input) throw new Error('There is no picture to store');
        return client.uploadAvatar({ image: await pictures.encode(input.picture, input.square) });
      }),
      removeAvatar: fromPromise<User>(() => client.removeAvatar()),
    },
  });
