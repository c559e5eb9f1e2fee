import { setTimeout as wait } from 'node:timers/promises';
import { type CardOutcome, sandboxCards } from '@mobility/openapi/lists';

/** One charge. The same `key` is the same charge, however often it is asked for. Amount in cents. */
export type Charge = { key: string; amount: number; token: string; last4: string };

/** Whoever moves the money of cards. A timeout means that nothing was charged. */
export type PaymentGateway = { charge(charge: Charge): Promise<CardOutcome> };

/** A gateway that judges by the last four digits and moves nothing. */
export const createSandboxGateway = (
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
): PaymentGateway => ({
  async charge({ last4 }) {
    const card = sandboxCards.find((known) => known.last4 === last4);
    if (card && card.takes > 0) await pause(card.takes);
    return card?.outcome ?? 'paid';
  },
});

/** Why a card was not charged: the code of the contract and the sentence for the rider. */
export const cardFailures = {
  declined: { code: 'payment_declined', detail: 'Your card was declined.' },
  insufficient_funds: { code: 'payment_declined', detail: 'Your card has insufficient funds.' },
  timeout: {
    code: 'gateway_timeout',
    detail: 'The bank did not answer in time. You have not been charged. Please try again.',
  },
} as const;
