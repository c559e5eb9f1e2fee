import type { Message, PasswordChange } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { changePasswordMachine } from './machine.ts';

/** The dialog that changes the password, with a server. */
export const changePasswordWith = ({ client }: { client: Pick<MobilityClient, 'changePassword'> }) =>
  changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<Message, PasswordChange>(({ input }) => client.changePassword(input)),
    },
  });
