import type { Language } from '@mobility/openapi';
import type { Charge, CheckoutOrder } from '../../domain/money/gateway.ts';

/** A request in Stripe's form encoding. */
export type Form = Record<string, string>;

/** Metadata under a parameter of Stripe. */
export const metadataOf = (metadata: Record<string, string>, prefix = 'metadata'): Form =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`${prefix}[${name}]`, value]));

/** The customer and the payment method of a saved card; null for a token of another gateway. */
export const savedCard = (token: string): { customer: string; payment_method: string } | null => {
  const [customer, method] = token.split('.');
  return customer && method ? { customer, payment_method: method } : null;
};

/** An off-session charge of a saved card: its owner is absent and cannot answer the bank's challenge. */
export const chargeForm = (
  { amount, description, metadata }: Charge,
  card: { customer: string; payment_method: string },
): Form => ({
  amount: String(amount),
  currency: 'usd',
  confirm: 'true',
  off_session: 'true',
  'allowed_payment_method_types[0]': 'card',
  ...card,
  description,
  ...metadataOf(metadata),
});

const lineItem = ({ amount, description, metadata }: CheckoutOrder): Form => ({
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': String(amount),
  'line_items[0][price_data][product_data][name]': description,
  'payment_intent_data[description]': description,
  ...metadataOf(metadata, 'payment_intent_data[metadata]'),
});

const setup = ({ metadata }: CheckoutOrder): Form => ({
  mode: 'setup',
  ...metadataOf(metadata, 'setup_intent_data[metadata]'),
});

/** How Stripe's page calls our languages. It has no Arabic, and takes what the browser asks for instead. */
const pageLocales: Record<Language, string> = { 'en-US': 'en', 'de-DE': 'de', 'ar-AE': 'auto' };

/** A Checkout Session. The same order always makes the same form, as its idempotency key requires. */
export const checkoutForm = (order: CheckoutOrder, customer: string | null, publicUrl: string): Form => ({
  'allowed_payment_method_types[0]': 'card',
  client_reference_id: order.reference,
  expires_at: String(Math.floor(order.expiresAt / 1000)),
  success_url: `${publicUrl}/payment-success?session_id=${encodeURIComponent(order.reference)}`,
  cancel_url: `${publicUrl}/payment-cancelled`,
  ...(order.language && { locale: pageLocales[order.language] }),
  ...(customer ? { customer } : { customer_email: order.email }),
  ...metadataOf(order.metadata),
  ...(order.purpose === 'card' ? setup(order) : lineItem(order)),
});
