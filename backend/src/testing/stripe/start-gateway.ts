import { pino } from 'pino';
import { vi } from 'vitest';
import { createStripeGateway } from '../../gateways/stripe/gateway.ts';
import { type Script, startFakeStripe } from './fake-stripe.ts';

/** Long enough for a call on a busy machine, although each attempt gets only half of the remaining time. */
export const patience = 4_000;
export const secretKey = 'sk_test_canary4f0c';

/** The fields that a charge and a page share in these tests. */
const what = {
  key: 'payment-1:intent-1',
  amount: 732,
  description: 'Ride #4T6P8R0S',
  metadata: { ride_id: 'ride-1', payment_id: 'payment-1' },
};
/** A charge of a saved card. */
export const charge = { ...what, token: 'cus_1.pm_1', last4: '4242' };
/** A page for a ride. */
export const order = {
  ...what,
  reference: 'session-1',
  purpose: 'ride' as const,
  language: 'de-DE' as const,
  customer: null,
  email: 'riley@rider.example',
  expiresAt: Date.UTC(2026, 10, 20, 12, 31),
};

/** The Stripe gateway with a Stripe at the given address, and the lines that it logs. */
export const startGatewayAt = (apiBase: string) => {
  const lines: string[] = [];
  const pause = vi.fn(async () => {});
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const publicUrl = 'https://mobility.example';
  const gateway = createStripeGateway({ secretKey, apiBase, patience, publicUrl, log, pause });
  return { gateway, lines, pause };
};

/** The Stripe gateway with a fake Stripe behind it that gives scripted answers. */
export const startGateway = async (...script: Script[]) => {
  const stripe = await startFakeStripe(...script);
  return { ...stripe, ...startGatewayAt(stripe.apiBase) };
};

/** The fields of a body in Stripe's form encoding. */
export const fieldsOf = (body = ''): Record<string, string> => Object.fromEntries(new URLSearchParams(body));
