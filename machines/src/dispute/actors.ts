import type { Dispute } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids } from '../ports.ts';
import { disputeMachine, type SubmitDisputeCall } from './machine.ts';

type Ports = { client: Pick<MobilityClient, 'submitDispute'>; ids: Ids };

/** The dispute form with a server. */
export const disputeWith = ({ client, ids }: Ports) =>
  disputeMachine.provide({
    actors: {
      submitDispute: fromPromise<Dispute, SubmitDisputeCall>(({ input }) =>
        client.submitDispute(input.body, { idempotencyKey: input.idempotencyKey ?? undefined }),
      ),
    },
    actions: {
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
