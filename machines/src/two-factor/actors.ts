import type { Message, RecoveryCodes, TwoFactorEnd, TwoFactorSetup } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { twoFactorMachine } from './machine.ts';

export type TwoFactorPorts = {
  client: Pick<MobilityClient, 'startTwoFactor' | 'confirmTwoFactor' | 'disableTwoFactor'>;
};

/** The dialog for two-factor authentication, with a server. */
export const twoFactorWith = ({ client }: TwoFactorPorts) =>
  twoFactorMachine.provide({
    actors: {
      startTwoFactor: fromPromise<TwoFactorSetup, { password: string }>(({ input }) =>
        client.startTwoFactor(input),
      ),
      confirmTwoFactor: fromPromise<RecoveryCodes, { code: string }>(({ input }) =>
        client.confirmTwoFactor(input),
      ),
      disableTwoFactor: fromPromise<Message, TwoFactorEnd>(({ input }) => client.disableTwoFactor(input)),
    },
  });
