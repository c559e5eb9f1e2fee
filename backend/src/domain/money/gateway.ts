import type { Language } from '@mobility/openapi';
import type { CardOutcome } from '@mobility/openapi/lists';
import type { SavedCardRow } from './saved-card.ts';

/** The subject of a charge: shown to the payer and stored in the gateway's own records. */
type Order = { key: string; amount: number; description: string; metadata: Record<string, string> };

/** One charge. Requests with the same `key` are the same charge. Amount in cents of a US dollar. */
export type Charge = Order & { token: string; last4: string };

/**
 * One session on the gateway's page. Requests with the same `key` are the same session. Amount in cents of a US
 * dollar; 0 where a card is saved.
 */
export type CheckoutOrder = Order & {
  /** The session that the payer returns with. */
  reference: string;
  purpose: 'ride' | 'top_up' | 'card';
  /** The language of the payer; null in sessions of earlier versions. */
  language: Language | null;
  /** The gateway's record of the payer; null for a payer without one. */
  customer: string | null;
  email: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
};
export type Checkout = { id: string; url: string };
/** After `refused` there is no page, and the same order is refused again; after `unclear` the same order may be repeated. */
export type CheckoutOpening = Checkout | 'refused' | 'unclear';

/** What a card's owner sees of it. */
export type CardDetails = Pick<SavedCardRow, 'brand' | 'last4' | 'expiry_month' | 'expiry_year'>;
/** A reusable card. The `token` from the browser works once; the stored token works repeatedly. */
export type CardToKeep = { key: string; token: string; card: CardDetails; metadata: Record<string, string> };
/** The stored token is the same whenever the same card is kept again. */
export type KeptCard = { token: string } | { refused: keyof typeof cardRefusals };

/** A card that was entered on the gateway's page. */
export type CheckoutCard = CardDetails & { token: string };

/**
 * After `timeout` it is certain that nothing was charged. After `unclear` it is not, and the charge is retried under
 * the same key.
 */
export type ChargeOutcome = CardOutcome | 'unclear';
export type CheckoutState = 'pending' | 'paid' | 'failed' | 'expired';

/**
 * The object that has changed according to the gateway: one of its pages, the refunds of one of its
 * charges, or one refund.
 */
export type GatewayMessage = { about: 'page' | 'charge' | 'refund'; id: string };

/** A refund of a charge: of one made on the gateway's page, or of one made for a payment. Amount in cents. */
export type RefundOrder = { key: string; amount: number; paymentId: string; sessionId: string | null };
/** The gateway's id of a refund that is on its way. After `unclear` it is sent again under the same key. */
export type RefundOutcome = { id: string } | 'refused' | 'unclear';
/** A refund by its id. Amount in cents. */
export type FailedRefund = { id: string; amount: number };
/** The outcome of a refund, days after it was sent; `chargeId` is the argument of `readRefunded`. */
export type SentRefund = FailedRefund & { hasFailed: boolean; chargeId: string };
/** What has been refunded of a charge so far, in cents, by this server or in the gateway's dashboard; `metadata` is that of the order. */
export type RefundedCharge = { metadata: Record<string, string>; refunded: number };

/** The card payment provider. Never called inside a transaction. */
export type PaymentGateway = {
  /** Whether cards are entered on the gateway's page; otherwise in the app's own dialog. */
  hostsCheckout: boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Null where cards are entered on the gateway's page. */
  keepCard: ((card: CardToKeep) => Promise<KeptCard>) | null;
  refund(order: RefundOrder): Promise<RefundOutcome>;
  /**
   * The refunds of a charge by the gateway's id of it; null if it is unknown or the gateway does not
   * answer.
   */
  readRefunded(chargeId: string): Promise<RefundedCharge | null>;
  /** A refund by the gateway's id of it; null if it is unknown or the gateway does not answer. */
  readRefund(id: string): Promise<SentRefund | null>;
  /** Forgets a saved card. False if the gateway does not answer. */
  forgetCard(token: string): Promise<boolean>;
  createCheckoutSession(order: CheckoutOrder): Promise<CheckoutOpening>;
  /** Also `pending` if the gateway does not answer. */
  readCheckoutSession(id: string): Promise<CheckoutState>;
  /** The card of a paid session for a card; null if the gateway does not answer. */
  readCheckoutCard(id: string): Promise<CheckoutCard | null>;
  /** Ends a page, so that it can no longer be paid. Does nothing if it has ended. */
  closeCheckoutSession(id: string): Promise<void>;
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
