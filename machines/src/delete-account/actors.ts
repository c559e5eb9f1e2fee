import type { AccountDeletion, DeletionScheduled } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { deleteAccountMachine } from './machine.ts';

/** The dialog that deletes the account, with a server. */
export const deleteAccountWith = ({ client }: { client: Pick<MobilityClient, 'deleteAccount'> }) =>
  deleteAccountMachine.provide({
    actors: {
      deleteAccount: fromPromise<DeletionScheduled, AccountDeletion>(({ input }) =>
        client.deleteAccount(input),
      ),
    },
  });
