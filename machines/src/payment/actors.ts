import type { PaymentResult, PaymentStatus } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { cardPaymentWith } from '../card-payment/actors.ts';
import { type PaymentOutcomePorts, paymentOutcomeWith } from '../payment-outcome/actors.ts';
import type { Clock, Ids } from '../ports.ts';
import { type InitiateInput, type ProcessInput, paymentMachine } from './machine.ts';
import { untilExpiry } from './rules.ts';

type Ports = PaymentOutcomePorts & {
  client: Pick<MobilityClient, 'getRidePaymentStatus' | 'initiateRidePayment' | 'processRidePayment'>;
  ids: Ids;
  clock: Clock;
};

/** The payment dialog with a server. Commands are never aborted: the server may already have acted. */
export const paymentWith = (ports: Ports) => {
  const { client, ids, clock } = ports;
  return paymentMachine.provide({
    actors: {
      getRidePaymentStatus: fromPromise<PaymentStatus, { rideId: string }>(({ input, signal }) =>
        client.getRidePaymentStatus(input.rideId, { signal }),
      ),
      initiateRidePayment: fromPromise<PaymentStatus, InitiateInput>(({ input }) =>
        client.initiateRidePayment(
          input.rideId,
          { payment_method: input.method },
          { idempotencyKey: input.idempotencyKey ?? undefined },
        ),
      ),
      processRidePayment: fromPromise<PaymentResult, ProcessInput>(({ input }) =>
        client.processRidePayment(input.rideId, input.body, {
          idempotencyKey: input.idempotencyKey ?? undefined,
        }),
      ),
      cardPayment: cardPaymentWith(ports),
      paymentOutcome: paymentOutcomeWith(ports),
    },
    delays: { untilExpiry: ({ context }) => untilExpiry(context.status, clock.now()) },
    actions: {
      makeKey: assign(({ context }, intent: 'initiate' | 'process') => ({
        keys: { ...context.keys, [intent]: context.keys[intent] ?? ids.next() },
      })),
    },
  });
};
