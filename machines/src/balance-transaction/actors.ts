import type { BalanceTransaction } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids } from '../ports.ts';
import { type BalanceTransactionCall, balanceTransactionMachine } from './machine.ts';

export type BalanceTransactionPorts = {
  client: Pick<MobilityClient, 'createBalanceTransaction'>;
  ids: Ids;
};

/** The form with a server. A transaction is never aborted. */
export const balanceTransactionWith = ({ client, ids }: BalanceTransactionPorts) =>
  balanceTransactionMachine.provide({
    actors: {
      createBalanceTransaction: fromPromise<BalanceTransaction, BalanceTransactionCall>(
        ({ input: { body, idempotencyKey } }) =>
          client.createBalanceTransaction(body.user_id, body, {
            idempotencyKey: idempotencyKey ?? undefined,
          }),
      ),
    },
    actions: {
      makeKey: assign(({ context }) => ({ idempotencyKey: context.idempotencyKey ?? ids.next() })),
    },
  });
