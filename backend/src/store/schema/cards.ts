import type { Generated } from 'kysely';
import type { CardBrand, SavedCardRow } from '../../domain/money/saved-card.ts';

export type SavedCardsTable = Omit<SavedCardRow, 'position'> & { position: Generated<number> };

/** A top-up of a balance by card, in cents; `processing` is a claim, as for payments. */
export type TopUpsTable = {
  id: string;
  user_id: string;
  status: 'processing' | 'paid' | 'failed';
  amount: number;
  /** The idempotency key: the same key is the same charge. */
  gateway_key: string;
  body_hash: string;
  card_token: string | null;
  card_brand: CardBrand;
  card_last4: string;
  claimed_at: number;
  failure: 'declined' | 'insufficient_funds' | 'timeout' | null;
  created_at: number;
  paid_at: number | null;
};

/**
 * A card payment session: on the gateway's page if there is a `url`, otherwise in the app's dialog. Amount in cents.
 */
export type CheckoutSessionsTable = {
  id: string;
  payment_id: string;
  ride_id: string;
  rider_id: string;
  amount: number;
  url: string | null;
  status: 'open' | 'paid' | 'failed' | 'expired';
  created_at: number;
  /** When the status was last requested from the gateway. */
  asked_at: number;
};

/** The state of the sandbox's checkout page; takes the place of the gateway's own records. */
export type SandboxCheckoutsTable = {
  id: string;
  order_key: string;
  amount: number;
  description: string;
  outcome: 'paid' | 'failed' | null;
  expires_at: number;
};

/** A refund in cents that goes back to a card; `refused` if the gateway could not send it. */
export type CardRefundsTable = {
  id: string;
  payment_id: string;
  rider_id: string;
  amount: number;
  status: 'processing' | 'refunded' | 'refused';
  created_at: number;
};
