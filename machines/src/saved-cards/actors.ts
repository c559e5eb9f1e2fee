import type { SavedCard } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { attemptOf } from '../card-payment/attempt.ts';
import { cardDetailsOf } from '../card-payment/form.ts';
import { openCheckoutBy } from '../open-checkout.ts';
import type { Clock, Ids } from '../ports.ts';
import { type RemoveCardCall, type SaveCardCall, savedCardsMachine } from './machine.ts';

type Ports = {
  client: Pick<MobilityClient, 'saveCard' | 'removeCard' | 'setDefaultCard' | 'openCheckout'>;
  ids: Ids;
  clock: Clock;
};

/** The saved cards with a server. Commands are never aborted: the server may already have acted. */
export const savedCardsWith = ({ client, ids, clock }: Ports) =>
  savedCardsMachine.provide({
    actors: {
      openCheckout: openCheckoutBy(client),
      saveCard: fromPromise<SavedCard, SaveCardCall>(({ input }) =>
        client.saveCard(input.body, { idempotencyKey: input.idempotencyKey ?? undefined }),
      ),
      removeCard: fromPromise<unknown, RemoveCardCall>(({ input }) =>
        client.removeCard(input.cardId, { idempotencyKey: input.idempotencyKey ?? undefined }),
      ),
      setDefaultCard: fromPromise<SavedCard, { cardId: string }>(({ input }) =>
        client.setDefaultCard(input.cardId),
      ),
    },
    actions: {
      makeAttempt: assign({
        attempt: ({ context }) =>
          attemptOf(context.attempt, [context.card?.id, cardDetailsOf(context)], { ids, clock }),
      }),
    },
  });
