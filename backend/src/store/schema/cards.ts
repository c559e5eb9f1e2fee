import type { Language } from '@mobility/openapi';
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
  /** The cents that the gateway refunded to the card. */
  refunded: Generated<number>;
};

/** What a checkout session pays for; a card is saved and nothing is paid. */
export type CheckoutPurpose = 'ride' | 'top_up' | 'card';

/**
 * A card payment session: on the gateway's page, or in the app's dialog for a ride whose session is open without a
 * `gateway_id`. Amount in cents, 0 for a card.
 */
export type CheckoutSessionsTable = {
  id: string;
  purpose: CheckoutPurpose;
  user_id: string;
  payment_id: string | null;
  ride_id: string | null;
  amount: number;
  /** The gateway's id of the session. */
  gateway_id: string | null;
  url: string | null;
  /** `opening`: the gateway is being asked for a page. */
  status: 'opening' | 'open' | 'paid' | 'failed' | 'expired';
  created_at: number;
  expires_at: number;
  /** When the gateway is asked for the status next, and how often it was. */
  ask_at: number;
  asks: number;
  /** The cents of a top-up that the gateway refunded to the card. */
  refunded: Generated<number>;
  /** The language of the page; null in the sessions of earlier releases and of the app's own dialog. */
  language: Language | null;
};

/** The state of the sandbox's checkout page; takes the place of the gateway's own records. */
export type SandboxCheckoutsTable = {
  id: string;
  order_key: string;
  amount: number;
  description: string;
  /** The session that the payer returns with, and what it is for; null in rows of earlier versions. */
  reference: string | null;
  purpose: CheckoutPurpose | null;
  outcome: 'paid' | 'failed' | null;
  expires_at: number;
};

/** A removed card, by its token, that the gateway has yet to forget. */
export type ForgottenCardsTable = { token: string; created_at: number };

/** A refund in cents that goes back to a card; `refused` if it did not get there, and the balance was credited. */
export type CardRefundsTable = {
  id: string;
  payment_id: string;
  rider_id: string;
  amount: number;
  status: 'processing' | 'refunded' | 'refused';
  created_at: number;
  /** The gateway's id; null until it was sent, and in rows of earlier versions. */
  gateway_id: string | null;
};
