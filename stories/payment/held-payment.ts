import { type CardPaymentContext, cardPaymentMachine, secret } from '@mobility/machines/card-payment';
import { type PaymentContext, paymentMachine } from '@mobility/machines/payment';
import type { StateValueFrom } from 'xstate';
import { payments, rides } from '../fixtures.ts';
import { alerts, hold } from '../hold.ts';

const rideId = rides.completed.id;

/** The payment machine in one state. */
export const heldPayment = (
  value: StateValueFrom<typeof paymentMachine>,
  context: Partial<PaymentContext> = {},
) => hold(paymentMachine, { input: { rideId, alerts }, value, context });

/** The card machine in one state. */
export const heldCard = (
  value: StateValueFrom<typeof cardPaymentMachine>,
  context: Partial<CardPaymentContext> = {},
) =>
  hold(cardPaymentMachine, {
    input: { rideId, amount: payments.pendingCard.amount, alerts },
    value,
    context,
  });

/** A form that passes every check. */
export const filledCard = {
  name: 'Maya Chen',
  number: secret('4242 4242 4242 4242'),
  expiry: '12/28',
  cvc: secret('123'),
};
