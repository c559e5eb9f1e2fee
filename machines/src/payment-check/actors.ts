import type { SessionStatus } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { Presence } from '../ports.ts';
import { watchPresence } from '../watch.ts';
import { paymentCheckMachine } from './machine.ts';

export type PaymentCheckPorts = {
  client: Pick<MobilityClient, 'getPaymentSessionStatus'>;
  presence: Pick<Presence, 'watch'>;
};

/**
 * The payment check with a server. The machine does all the retries, since the contract leaves them to the caller.
 * Stopping the actor aborts the request in flight.
 */
export const paymentCheckWith = ({ client, presence }: PaymentCheckPorts) =>
  paymentCheckMachine.provide({
    actors: {
      getPaymentSessionStatus: fromPromise<SessionStatus, { sessionId: string }>(({ input, signal }) =>
        client.getPaymentSessionStatus(input.sessionId, { signal }),
      ),
      watchPresence: watchPresence(presence),
    },
  });
