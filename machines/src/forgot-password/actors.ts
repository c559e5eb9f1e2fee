import type { Message, PasswordResetRequest } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { forgotPasswordMachine } from './machine.ts';

/** The form for a forgotten password, with a server. */
export const forgotPasswordWith = ({ client }: { client: Pick<MobilityClient, 'requestPasswordReset'> }) =>
  forgotPasswordMachine.provide({
    actors: {
      requestPasswordReset: fromPromise<Message, PasswordResetRequest>(({ input }) =>
        client.requestPasswordReset(input),
      ),
    },
  });
