import type { ReplyResult } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids, Presence } from '../ports.ts';
import { watchPresence } from '../watch.ts';
import { rideConversationMachine, type SendMessageInput } from './machine.ts';

export type RideConversationPorts = {
  client: Pick<MobilityClient, 'sendRideMessage'>;
  ids: Ids;
  presence: Pick<Presence, 'watch'>;
};

/** The conversation with a server. A message is never aborted: the server may already have passed it on. */
export const rideConversationWith = ({ client, ids, presence }: RideConversationPorts) =>
  rideConversationMachine.provide({
    actors: {
      sendRideMessage: fromPromise<ReplyResult, SendMessageInput>(
        async ({ input: { rideId, message, idempotencyKey } }) =>
          client.sendRideMessage(rideId, { message }, { idempotencyKey: idempotencyKey ?? undefined }),
      ),
      watchPresence: watchPresence(presence),
    },
    actions: {
      makeKey: assign({ idempotencyKey: ({ context }) => context.idempotencyKey ?? ids.next() }),
    },
  });
