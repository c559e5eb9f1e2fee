import type {
  PasswordResetRequestsTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  RiderRatingsTable,
  SettingsTable,
  TwoFactorTable,
} from './schema/account.ts';
import type {
  AuditTable,
  EmailsTable,
  IdempotencyTable,
  LiveSequencesTable,
  MetaTable,
  MigrationsTable,
  OutboxTable,
} from './schema/activity.ts';
import type { EmailValidationsTable, UnpaidFollowUpsTable } from './schema/admin.ts';
import type {
  CardRefundsTable,
  CheckoutSessionsTable,
  ForgottenCardsTable,
  SandboxCheckoutsTable,
  SavedCardsTable,
  TopUpsTable,
} from './schema/cards.ts';
import type { DisputesTable } from './schema/disputes.ts';
import type {
  AccountBalancesTable,
  ConversationTotalsTable,
  DisputeTotalsTable,
  DriverEarningsTable,
  RatingTotalsTable,
  RideCountsTable,
  RideDaysTable,
  RiderFaresTable,
  RideTotalsTable,
  UnpaidTotalsTable,
  UserCountsTable,
  UserDaysTable,
} from './schema/kept.ts';
import type { DriverPresenceTable, SocketTicketsTable } from './schema/live.ts';
import type { RideWavesTable, SimulatedUsersTable, SimulationTable } from './schema/matching.ts';
import type {
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PaymentsTable,
  ReceivablesTable,
} from './schema/money.ts';
import type {
  ConversationMessagesTable,
  ConversationParticipantsTable,
  ConversationsTable,
  NotificationsTable,
} from './schema/notifications.ts';
import type {
  AvatarsTable,
  DriverProfilesTable,
  DriverStateTable,
  LocationsTable,
  ReplacedTokensTable,
  SessionsTable,
  UsersTable,
} from './schema/people.ts';
import type { SavedPlacesTable } from './schema/places.ts';
import type {
  RatingsTable,
  RideAttemptsTable,
  RideOffersTable,
  RidesTable,
  TripSharesTable,
} from './schema/rides.ts';

export type * from './schema/account.ts';
export type * from './schema/activity.ts';
export type * from './schema/admin.ts';
export type * from './schema/cards.ts';
export type * from './schema/disputes.ts';
export type { Flag } from './schema/flag.ts';
export type * from './schema/kept.ts';
export type * from './schema/live.ts';
export type * from './schema/matching.ts';
export type * from './schema/money.ts';
export type * from './schema/notifications.ts';
export type * from './schema/people.ts';
export type * from './schema/places.ts';
export type * from './schema/rides.ts';

/** All tables of the store. */
export type Database = {
  users: UsersTable;
  avatars: AvatarsTable;
  sessions: SessionsTable;
  replaced_tokens: ReplacedTokensTable;
  driver_profiles: DriverProfilesTable;
  driver_state: DriverStateTable;
  locations: LocationsTable;
  rides: RidesTable;
  ride_totals: RideTotalsTable;
  ride_counts: RideCountsTable;
  account_balances: AccountBalancesTable;
  driver_rating_totals: RatingTotalsTable;
  rider_rating_totals: RatingTotalsTable;
  driver_earnings: DriverEarningsTable;
  rider_fares: RiderFaresTable;
  user_counts: UserCountsTable;
  ride_days: RideDaysTable;
  user_days: UserDaysTable;
  conversation_totals: ConversationTotalsTable;
  dispute_totals: DisputeTotalsTable;
  unpaid_totals: UnpaidTotalsTable;
  ride_attempts: RideAttemptsTable;
  ride_offers: RideOffersTable;
  ride_waves: RideWavesTable;
  trip_shares: TripSharesTable;
  simulated_users: SimulatedUsersTable;
  simulation: SimulationTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payments: PaymentsTable;
  receivables: ReceivablesTable;
  saved_places: SavedPlacesTable;
  saved_cards: SavedCardsTable;
  top_ups: TopUpsTable;
  card_refunds: CardRefundsTable;
  forgotten_cards: ForgottenCardsTable;
  checkout_sessions: CheckoutSessionsTable;
  sandbox_checkouts: SandboxCheckoutsTable;
  ratings: RatingsTable;
  outbox: OutboxTable;
  live_sequences: LiveSequencesTable;
  notifications: NotificationsTable;
  conversations: ConversationsTable;
  conversation_participants: ConversationParticipantsTable;
  conversation_messages: ConversationMessagesTable;
  idempotency: IdempotencyTable;
  audit: AuditTable;
  emails: EmailsTable;
  email_validations: EmailValidationsTable;
  password_reset_requests: PasswordResetRequestsTable;
  password_resets: PasswordResetsTable;
  two_factor: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  unpaid_follow_ups: UnpaidFollowUpsTable;
  settings: SettingsTable;
  rider_ratings: RiderRatingsTable;
  disputes: DisputesTable;
  socket_tickets: SocketTicketsTable;
  driver_presence: DriverPresenceTable;
  meta: MetaTable;
  migrations: MigrationsTable;
};
