import type { PaymentStatus } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { Presence } from '../ports.ts';
import { watchPresence } from '../watch.ts';
import { paymentOutcomeMachine } from './machine.ts';

export type PaymentOutcomePorts = {
  client: Pick<MobilityClient, 'getRidePaymentStatus'>;
  presence: Pick<Presence, 'watch'>;
};

/** The search for the outcome of a payment, with a server. Stopping the actor aborts the request in flight. */
export const paymentOutcomeWith = ({ client, presence }: PaymentOutcomePorts) =>
  paymentOutcomeMachine.provide({
    actors: {
      getRidePaymentStatus: fromPromise<PaymentStatus, { rideId: string }>(({ input, signal }) =>
        client.getRidePaymentStatus(input.rideId, { signal }),
      ),
      watchPresence: watchPresence(presence),
    },
  });
