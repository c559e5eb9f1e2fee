import type { Database } from '../schema.ts';

/** What happens to a table's rows when their user is deleted: they stay, are deleted, or stay with these values. */
type Ending = 'keep' | 'delete' | Record<string, string | number | null>;

export type PersonalRows = {
  /** The column that refers to the user. */
  column: string;
  /** The property of the user that the column holds; the id by default. */
  names?: 'email' | 'account';
  /**
   * The columns of the user's data export. Absent if the export shows the rows in another form or must not contain
   * them.
   */
  show: readonly string[];
  ending: Ending;
};

/** The display name of a deleted user. */
export const deletedName = 'Deleted user';

/** The personal data in the store, table by table. A missing table is a compile error. */
export const personalData: Record<keyof Database, readonly PersonalRows[]> = {
  // The export contains these in the form of the contract's schemas.
  users: [{ column: 'id', show: [], ending: 'keep' }],
  avatars: [{ column: 'user_id', show: ['image', 'created_at'], ending: 'delete' }],
  sessions: [{ column: 'user_id', show: [], ending: 'delete' }],
  settings: [{ column: 'user_id', show: [], ending: 'delete' }],
  driver_profiles: [{ column: 'user_id', show: [], ending: 'delete' }],
  // Rides and ledger entries stay for the other party and for accounting.
  rides: [
    { column: 'rider_id', show: [], ending: { special_requirements: null } },
    { column: 'driver_id', show: [], ending: 'keep' },
  ],
  ledger_transactions: [],
  ledger_entries: [
    {
      column: 'account',
      names: 'account',
      show: ['transaction_id', 'amount', 'description', 'created_at'],
      ending: 'keep',
    },
  ],
  payments: [
    {
      column: 'rider_id',
      show: ['id', 'ride_id', 'method', 'status', 'amount', 'card_last4', 'created_at', 'paid_at'],
      ending: { card_token: null, card_last4: null },
    },
    { column: 'driver_id', show: ['id', 'ride_id', 'method', 'status', 'amount', 'paid_at'], ending: 'keep' },
  ],
  receivables: [
    { column: 'debtor_id', show: ['ride_id', 'amount', 'open', 'created_at'], ending: 'keep' },
    { column: 'creditor_id', show: ['ride_id', 'amount', 'open', 'created_at'], ending: 'keep' },
  ],
  driver_state: [
    {
      column: 'user_id',
      show: ['radius_km', 'auto_accept', 'notifications_enabled', 'is_online', 'updated_at'],
      ending: 'delete',
    },
  ],
  locations: [
    {
      column: 'user_id',
      show: ['latitude', 'longitude', 'address', 'accuracy', 'reported_at', 'driven_ride', 'driven_km'],
      ending: 'delete',
    },
  ],
  ride_offers: [
    { column: 'driver_id', show: ['ride_id', 'attempt', 'withdrawn', 'created_at'], ending: 'keep' },
  ],
  ratings: [
    { column: 'rider_id', show: ['ride_id', 'rating', 'comment', 'updated_at'], ending: { comment: '' } },
    // A user may see the stars received; who wrote which comment is private to its author.
    { column: 'driver_id', show: ['rating'], ending: { comment: '' } },
  ],
  rider_ratings: [
    { column: 'driver_id', show: ['ride_id', 'rating', 'comment', 'updated_at'], ending: { comment: '' } },
    { column: 'rider_id', show: ['rating'], ending: { comment: '' } },
  ],
  saved_places: [
    {
      column: 'user_id',
      show: ['id', 'kind', 'name', 'address', 'latitude', 'longitude', 'created_at'],
      ending: 'delete',
    },
  ],
  saved_cards: [
    {
      column: 'user_id',
      show: ['id', 'brand', 'last4', 'expiry_month', 'expiry_year', 'is_default', 'created_at'],
      ending: 'delete',
    },
  ],
  top_ups: [
    {
      column: 'user_id',
      show: ['id', 'status', 'amount', 'card_brand', 'card_last4', 'created_at', 'paid_at'],
      ending: { card_token: null, card_last4: '' },
    },
  ],
  checkout_sessions: [
    {
      column: 'user_id',
      show: ['id', 'purpose', 'ride_id', 'amount', 'status', 'created_at'],
      ending: { url: null },
    },
  ],
  card_refunds: [
    { column: 'rider_id', show: ['payment_id', 'amount', 'status', 'created_at'], ending: 'keep' },
  ],
  forgotten_cards: [],
  sandbox_checkouts: [],
  unpaid_follow_ups: [],
  outbox: [{ column: 'user_id', show: ['id', 'message', 'created_at'], ending: 'delete' }],
  live_sequences: [{ column: 'user_id', show: [], ending: 'keep' }],
  idempotency: [{ column: 'user_id', show: ['operation', 'created_at'], ending: 'delete' }],
  audit: [
    { column: 'user_id', show: ['action', 'entity_type', 'description', 'created_at'], ending: 'keep' },
    { column: 'entity_id', show: [], ending: { metadata: null } },
  ],
  emails: [
    // Without the text: it may contain a link that still verifies the address.
    {
      column: 'recipient',
      names: 'email',
      show: ['kind', 'subject', 'created_at', 'sent_at'],
      ending: 'delete',
    },
  ],
  email_validations: [
    { column: 'user_id', show: ['email', 'created_at', 'expires_at', 'used_at'], ending: 'delete' },
  ],
  // The address is the user's; whether a link was sent is not stored here.
  password_reset_requests: [{ column: 'email', names: 'email', show: ['created_at'], ending: 'delete' }],
  password_resets: [{ column: 'user_id', show: ['created_at', 'expires_at', 'used_at'], ending: 'delete' }],
  two_factor: [{ column: 'user_id', show: ['created_at', 'confirmed_at'], ending: 'delete' }],
  recovery_codes: [{ column: 'user_id', show: ['used_at'], ending: 'delete' }],
  notifications: [
    {
      column: 'user_id',
      show: ['id', 'type', 'title', 'message', 'sender_name', 'ride_id', 'read', 'created_at'],
      ending: 'delete',
    },
    { column: 'sender_id', show: [], ending: { sender_name: deletedName } },
  ],
  conversations: [{ column: 'answered_by', show: [], ending: 'keep' }],
  conversation_participants: [{ column: 'user_id', show: ['thread_id'], ending: 'keep' }],
  conversation_messages: [
    {
      column: 'sender_id',
      show: ['thread_id', 'message', 'created_at'],
      ending: { sender_name: deletedName },
    },
  ],
  disputes: [
    {
      column: 'rider_id',
      show: [
        'id',
        'ride_id',
        'dispute_type',
        'dispute_reason',
        'description',
        'requested_refund',
        'evidence',
        'status',
        'submitted_at',
        'resolved_at',
        'refunded_amount',
        'resolution_note',
      ],
      ending: { description: '', evidence: null },
    },
    { column: 'driver_id', show: [], ending: 'keep' },
    { column: 'resolved_by', show: [], ending: 'keep' },
  ],
  ride_attempts: [
    { column: 'driver_id', show: ['ride_id', 'attempt', 'accepted_at', 'ended_at'], ending: 'keep' },
    { column: 'admin_id', show: [], ending: 'keep' },
  ],
  ride_waves: [{ column: 'only_driver_id', show: [], ending: 'keep' }],
  // A link ends with its ride and contains no personal data.
  trip_shares: [],
  simulated_users: [{ column: 'user_id', show: [], ending: 'keep' }],
  simulation: [],
  driver_presence: [{ column: 'user_id', show: ['seen_at'], ending: 'delete' }],
  // Deleted with their sessions.
  replaced_tokens: [],
  socket_tickets: [{ column: 'user_id', show: [], ending: 'delete' }],
  // Sums of rows that are described above.
  ride_totals: [],
  user_counts: [],
  ride_days: [],
  user_days: [],
  conversation_totals: [],
  dispute_totals: [],
  unpaid_totals: [],
  ride_counts: [{ column: 'user_id', show: [], ending: 'keep' }],
  account_balances: [{ column: 'account', names: 'account', show: [], ending: 'keep' }],
  driver_rating_totals: [{ column: 'user_id', show: [], ending: 'keep' }],
  rider_rating_totals: [{ column: 'user_id', show: [], ending: 'keep' }],
  driver_earnings: [{ column: 'driver_id', show: [], ending: 'keep' }],
  rider_fares: [{ column: 'rider_id', show: [], ending: 'keep' }],
  meta: [],
  migrations: [],
};
