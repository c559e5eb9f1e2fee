import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

type CardBrand = 'visa' | 'mastercard' | 'amex' | 'unknown';

/** What a person sees of a card, and the gateway's token for it; never a number. */
export type SavedCardsTable = {
  position: Generated<number>;
  id: string;
  user_id: string;
  token: string;
  brand: CardBrand;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  is_default: Flag;
  created_at: number;
};

/** Money from a card into a balance, in cents; `processing` is a claim, as with payments. */
export type TopUpsTable = {
  id: string;
  user_id: string;
  status: 'processing' | 'paid' | 'failed';
  amount: number;
  /** The intent: the same key is the same charge. */
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

/** One way to pay by card: on the gateway's page where there is a `url`, else in our own dialog. Amount in cents. */
export type CheckoutSessionsTable = {
  id: string;
  payment_id: string;
  ride_id: string;
  rider_id: string;
  amount: number;
  url: string | null;
  status: 'open' | 'paid' | 'failed' | 'expired';
  created_at: number;
  /** When the gateway was last asked. */
  asked_at: number;
};

/** What the sandbox's own checkout page was told; stands for the gateway's books. */
export type SandboxCheckoutsTable = {
  id: string;
  order_key: string;
  amount: number;
  description: string;
  outcome: 'paid' | 'failed' | null;
  expires_at: number;
};
