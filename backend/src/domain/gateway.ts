import type { CardOutcome } from '@mobility/openapi/lists';

/** What is paid for: shown to the payer, and found again in the gateway's own books. */
type Order = { key: string; amount: number; description: string; metadata: Record<string, string> };

/** One charge. The same `key` is the same charge, however often it is asked for. Amount in cents of a US dollar. */
export type Charge = Order & { token: string; last4: string };

/** One way to the gateway's own page. The same `key` is the same session. Amount in cents of a US dollar. */
export type CheckoutOrder = Order;
export type Checkout = { id: string; url: string };

/** A card to charge again and again. Its `token` from the browser counts once; the kept one counts always. */
export type CardToKeep = { key: string; token: string; last4: string; metadata: Record<string, string> };
export type KeptCard = { token: string } | { refused: keyof typeof cardFailures };

/** `timeout` is certain that nothing was charged; `unclear` is not, and is asked again under the same key. */
export type ChargeOutcome = CardOutcome | 'unclear';
export type CheckoutState = 'pending' | 'paid' | 'failed' | 'expired';

/** Whoever moves the money of cards. Never called inside a transaction. */
export type PaymentGateway = {
  /** Whether cards are taken on the gateway's page; otherwise our own dialog takes them. */
  hostsCheckout: boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  keepCard(card: CardToKeep): Promise<KeptCard>;
  /** Null where no page could be opened; nothing is charged then. */
  createCheckoutSession(order: CheckoutOrder): Promise<Checkout | null>;
  /** `pending` also where the gateway does not answer. */
  readCheckoutSession(id: string): Promise<CheckoutState>;
};

/** Why a card was not charged: the code of the contract and the sentence for the payer. */
export const cardFailures = {
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
