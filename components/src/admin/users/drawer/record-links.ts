/** Where the records of a user lead. */
export type RecordLinks = {
  /**
   * The lists of all rides, disputes and entries of the audit trail of the user; the dialog with all transactions of the
   * balance; the drawer with all payments, null where it is open.
   */
  all: { transactions: string; rides: string; disputes: string; audit: string; payments: string | null };
  /** What a record is about, by its id. */
  ride: (id: string) => string;
  dispute: (id: string) => string;
  entry: (id: string) => string;
};
