import type {
  AuditTable,
  EmailsTable,
  IdempotencyTable,
  LiveSequencesTable,
  MetaTable,
  OutboxTable,
} from './schema/activity.ts';
import type { LedgerEntriesTable, LedgerTransactionsTable, PaymentsTable } from './schema/money.ts';
import type {
  DriverProfilesTable,
  DriverStateTable,
  LocationsTable,
  SessionsTable,
  UsersTable,
} from './schema/people.ts';
import type { RatingsTable, RideOffersTable, RidesTable } from './schema/rides.ts';

export type * from './schema/activity.ts';
export type { Flag } from './schema/flag.ts';
export type * from './schema/money.ts';
export type * from './schema/people.ts';
export type * from './schema/rides.ts';

/** Every table of the store. */
export type Database = {
  users: UsersTable;
  sessions: SessionsTable;
  driver_profiles: DriverProfilesTable;
  driver_state: DriverStateTable;
  locations: LocationsTable;
  rides: RidesTable;
  ride_offers: RideOffersTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payments: PaymentsTable;
  ratings: RatingsTable;
  outbox: OutboxTable;
  live_sequences: LiveSequencesTable;
  idempotency: IdempotencyTable;
  audit: AuditTable;
  emails: EmailsTable;
  meta: MetaTable;
};
