import type { Generated } from 'kysely';
import type { TransferKind } from '../../domain/money/ledger.ts';
import type { PaymentRow } from '../../domain/money/payment.ts';

/** `reference` is unique, so that the same effect cannot be booked twice. */
export type LedgerTransactionsTable = {
  id: string;
  reference: string;
  kind: TransferKind;
  ride_id: string | null;
  /** The admin who booked it by hand; null for automatic bookings. */
  admin_id: string | null;
  created_at: number;
};

/**
 * One entry of a transfer in signed cents. Accounts: `user:<id>`, `held:<ride>`, `uncollected:<ride>`, `platform`,
 * `unclaimed`, `external:<source>`.
 */
export type LedgerEntriesTable = {
  position: Generated<number>;
  transaction_id: string;
  account: string;
  amount: number;
  description: string;
  /** The time of its transaction. */
  created_at: number;
};

export type PaymentsTable = Omit<PaymentRow, 'position' | 'refunded'> & {
  position: Generated<number>;
  refunded: Generated<number>;
};

/**
 * The part of a penalty in cents that the payer's balance did not cover: `open` is still to be collected for the other
 * party. The sum of `open` over a ride is the balance of its account of uncollected penalties.
 */
export type ReceivablesTable = {
  id: string;
  ride_id: string;
  debtor_id: string;
  creditor_id: string;
  amount: number;
  open: number;
  created_at: number;
};
