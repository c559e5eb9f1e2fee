import type { CardOutcome } from '@mobility/openapi/lists';

/** The subject of a charge: shown to the payer and stored in the gateway's own records. */
type Order = { key: string; amount: number; description: string; metadata: Record<string, string> };

/** One charge. Requests with the same `key` are the same charge. Amount in cents of a US dollar. */
export type Charge = Order & { token: string; last4: string };

/**
 * One session on the gateway's page. Requests with the same `key` are the same session. Amount in cents of a US
 * dollar.
 */
export type CheckoutOrder = Order;
export type Checkout = { id: string; url: string };

/** A reusable card. The `token` from the browser works once; the stored token works repeatedly. */
export type CardToKeep = { key: string; token: string; last4: string; metadata: Record<string, string> };
export type KeptCard = { token: string } | { refused: keyof typeof cardRefusals };

/**
 * After `timeout` it is certain that nothing was charged. After `unclear` it is not, and the charge is retried under
 * the same key.
 */
export type ChargeOutcome = CardOutcome | 'unclear';
export type CheckoutState = 'pending' | 'paid' | 'failed' | 'expired';

/** A refund of a charge: of one made on the gateway's page, or of one made for a payment. Amount in cents. */
export type RefundOrder = { key: string; amount: number; paymentId: string; sessionId: string | null };
/** After `unclear` the refund is sent again under the same key. */
export type RefundOutcome = 'refunded' | 'refused' | 'unclear';

/** The card payment provider. Never called inside a transaction. */
export type PaymentGateway = {
  /** Whether cards are paid on the gateway's page; otherwise in the app's own dialog. */
  hostsCheckout: boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  keepCard(card: CardToKeep): Promise<KeptCard>;
  refund(order: RefundOrder): Promise<RefundOutcome>;
  /** Null if no page could be opened; then nothing is charged. */
  createCheckoutSession(order: CheckoutOrder): Promise<Checkout | null>;
  /** Also `pending` if the gateway does not answer. */
  readCheckoutSession(id: string): Promise<CheckoutState>;
};

/** Why a card was not charged: the code of the contract and the sentence for the payer. */
export const cardRefusals = {
  declined: { code: 'payment_declined', detail: 'Your card was declined.' },
  insufficient_funds: { code: 'payment_declined', detail: 'Your card has insufficient funds.' },
  timeout: {
    code: 'gateway_timeout',
    detail: 'The bank did not answer in time. You have not been charged. Please try again.',
  },
  unclear: {
    code: 'gateway_timeout',
    detail: 'The bank has not answered yet. Please do not pay again: we keep asking.',
  },
} as const;
