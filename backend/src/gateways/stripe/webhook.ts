import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayMessage } from '../../domain/money/gateway.ts';
import { objectAt, textAt } from './answers.ts';

// Stripe's own tolerance, in seconds: an older message may be a replay.
const tolerance = 300;

const isSame = (given: string, expected: Buffer): boolean => {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};

const isSigned = (payload: string, header: string, secret: string, now: number): boolean => {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${payload}`).digest();
  // While a secret is replaced, Stripe signs with both.
  return valuesOf('v1').some((signature) => isSame(signature, expected));
};

const parse = (payload: string): Record<string, unknown> => {
  try {
    return objectAt({ event: JSON.parse(payload) }, 'event');
  } catch {
    return {};
  }
};

// A refund can fail days after it was sent: the bank returns the money.
const refundChanges = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated']);

const messageOf = (event: Record<string, unknown>): GatewayMessage | 'other' => {
  const object = objectAt(objectAt(event, 'data'), 'object');
  const type = textAt(event, 'type');
  if (type.startsWith('checkout.session.')) return { about: 'page', id: textAt(object, 'id') };
  const intent = textAt(object, 'payment_intent');
  if (type === 'charge.refunded' && intent) return { about: 'charge', id: intent };
  return refundChanges.has(type) ? { about: 'refund', id: textAt(object, 'id') } : 'other';
};

/**
 * Reads a message of Stripe from the raw body and the header Stripe-Signature. `now` in milliseconds since 1970. Null if
 * the signature is wrong or more than five minutes old; `other` for what this server does not use.
 */
export const readStripeMessage = (
  payload: string,
  header: string,
  secret: string,
  now: number,
): GatewayMessage | 'other' | null =>
  isSigned(payload, header, secret, now) ? messageOf(parse(payload)) : null;
