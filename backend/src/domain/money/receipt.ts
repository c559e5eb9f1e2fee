import type { PaymentMethod } from '@mobility/openapi';
import type { RideRow } from '../ride.ts';
import { fromCents } from './money.ts';
import type { PaymentRow } from './payment.ts';

const methods: Record<PaymentMethod, string> = { balance: 'Mobility balance', cash: 'Cash', stripe: 'Card' };

const dateOf = (ms: number): string =>
  new Date(ms).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const cardOf = ({ method, card_last4 }: PaymentRow): string =>
  method === 'stripe' && card_last4 ? ` ending in ${card_last4}` : '';

/** The e-mail that confirms a top-up: subject and text. Amount in cents of a US dollar, time in UTC. */
export const topUpReceipt = (
  { id, amount, at }: { id: string; amount: number; at: number },
  name: string,
): { subject: string; text: string } => ({
  subject: 'Your receipt for a top-up',
  text: [
    `Hello ${name},`,
    '',
    'Thank you. Your payment was received and added to your balance.',
    '',
    `Amount:  $${fromCents(amount).toFixed(2)} USD`,
    'Paid by: Card',
    `Date:    ${dateOf(at)} UTC`,
    `Payment: ${id}`,
    '',
    'Mobility',
  ].join('\n'),
});

/** The e-mail that confirms a payment: subject and text. Amounts in US dollars, times in UTC. */
export const receiptOf = (
  payment: PaymentRow,
  ride: RideRow,
  name: string,
): { subject: string; text: string } => ({
  subject: `Your receipt for ride #${ride.id.slice(-8)}`,
  text: [
    `Hello ${name},`,
    '',
    'Thank you. Your payment was received.',
    '',
    `Ride:    #${ride.id.slice(-8)}`,
    `From:    ${ride.pickup_address}`,
    `To:      ${ride.dropoff_address}`,
    `Amount:  $${fromCents(payment.amount).toFixed(2)} USD`,
    `Paid by: ${methods[payment.method]}${cardOf(payment)}`,
    `Date:    ${dateOf(payment.paid_at ?? payment.created_at)} UTC`,
    `Payment: ${payment.id}`,
    '',
    'Mobility',
  ].join('\n'),
});
