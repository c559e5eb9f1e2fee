import type { BalanceTransaction } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { attemptOf } from '../card-payment/attempt.ts';
import { openCheckoutBy } from '../open-checkout.ts';
import type { Clock, Ids } from '../ports.ts';
import { bodyOf, type TopUpCall, topUpMachine } from './machine.ts';

type Ports = { client: Pick<MobilityClient, 'topUpBalance' | 'openCheckout'>; ids: Ids; clock: Clock };

/** The top-up with a server. A charge is never aborted: the server may already have acted. */
export const topUpWith = ({ client, ids, clock }: Ports) =>
  topUpMachine.provide({
    actors: {
      openCheckout: openCheckoutBy(client),
      topUpBalance: fromPromise<BalanceTransaction, TopUpCall>(({ input }) =>
        client.topUpBalance(input.body, { idempotencyKey: input.idempotencyKey ?? undefined }),
      ),
    },
    actions: {
      makeAttempt: assign({
        attempt: ({ context }) =>
          attemptOf(context.attempt, bodyOf({ ...context, attempt: null }), { ids, clock }),
      }),
    },
  });
