import type { PaymentResult } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { type PaymentOutcomePorts, paymentOutcomeWith } from '../payment-outcome/actors.ts';
import type { Clock, Ids } from '../ports.ts';
import { attemptOf } from './attempt.ts';
import { cardDetailsOf } from './form.ts';
import { cardPaymentMachine, type ProcessCardInput } from './machine.ts';

type Ports = PaymentOutcomePorts & {
  client: Pick<MobilityClient, 'processRidePayment'>;
  ids: Ids;
  clock: Clock;
};

/** The card dialog with a server. A payment is never aborted: the server may already have acted. */
export const cardPaymentWith = ({ client, ids, clock, presence }: Ports) =>
  cardPaymentMachine.provide({
    actors: {
      processRidePayment: fromPromise<PaymentResult, ProcessCardInput>(({ input }) =>
        client.processRidePayment(input.rideId, input.body, {
          idempotencyKey: input.idempotencyKey ?? undefined,
        }),
      ),
      paymentOutcome: paymentOutcomeWith({ client, presence }),
    },
    actions: {
      makeAttempt: assign({
        attempt: ({ context }) => attemptOf(context.attempt, cardDetailsOf(context), { ids, clock }),
      }),
    },
  });
