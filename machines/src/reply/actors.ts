import type { ReplyResult } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids } from '../ports.ts';
import { type ReplyCall, replyMachine } from './machine.ts';

export type ReplyPorts = { client: Pick<MobilityClient, 'replyToNotification'>; ids: Ids };

/** A reply with a server. It is never aborted. */
export const replyWith = ({ client, ids }: ReplyPorts) =>
  replyMachine.provide({
    actors: {
      replyToNotification: fromPromise<ReplyResult, ReplyCall>(({ input: { body, idempotencyKey } }) =>
        client.replyToNotification(body, { idempotencyKey: idempotencyKey ?? undefined }),
      ),
    },
    actions: {
      makeKey: assign(({ context }) => ({ idempotencyKey: context.idempotencyKey ?? ids.next() })),
    },
  });
