import type { Generated } from 'kysely';
import type { TransferKind } from '../../domain/ledger.ts';
import type { PaymentRow } from '../../domain/payment.ts';

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

/** One entry of a transfer in signed cents. Accounts: `user:<id>`, `held:<ride>`, `platform`, `external:<source>`. */
export type LedgerEntriesTable = {
  position: Generated<number>;
  transaction_id: string;
  account: string;
  amount: number;
  description: string;
};

export type PaymentsTable = Omit<PaymentRow, 'position' | 'refunded'> & {
  position: Generated<number>;
  refunded: Generated<number>;
};
