import type { PaymentMethod } from '@mobility/openapi';
import type { Generated } from 'kysely';

/** `reference` is unique: the same effect can never be booked twice. */
export type LedgerTransactionsTable = {
  id: string;
  reference: string;
  kind: 'credit' | 'debit' | 'hold' | 'capture' | 'release' | 'penalty' | 'payment' | 'refund';
  ride_id: string | null;
  /** Who moved it by hand; null where the product did. */
  admin_id: string | null;
  created_at: number;
};

/** One side of a transfer in signed cents. Accounts: `user:<id>`, `held:<ride>`, `platform`, `external:<source>`. */
export type LedgerEntriesTable = {
  position: Generated<number>;
  transaction_id: string;
  account: string;
  amount: number;
  description: string;
};

/** `processing` is a claim: the gateway is asked outside of any transaction. */
export type PaymentsTable = {
  position: Generated<number>;
  id: string;
  ride_id: string;
  rider_id: string;
  method: PaymentMethod;
  status: 'pending' | 'processing' | 'paid' | 'failed' | 'expired';
  amount: number;
  session_id: string | null;
  gateway_key: string | null;
  /** Tells two intents under one key apart; null for a charge without a key. */
  body_hash: string | null;
  card_token: string | null;
  card_last4: string | null;
  claimed_at: number | null;
  failure_code: 'payment_declined' | 'insufficient_balance' | 'gateway_timeout' | null;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  /** Cents that went back to the rider. */
  refunded: Generated<number>;
  /** When the driver said that the cash was received. */
  cash_confirmed_at: number | null;
};
