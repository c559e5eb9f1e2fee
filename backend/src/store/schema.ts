import type { PaymentMethod, RideStatus, Role, VehicleType } from '@mobility/openapi';
import type { Generated } from 'kysely';

/** 0 or 1: the portable subset has no booleans. */
export type Flag = 0 | 1;

/** A person with an account. `email` is kept in lower case. */
export type UsersTable = {
  id: string;
  email: string;
  password_hash: string;
  name: string;
  phone: string | null;
  role: Role;
  is_active: Flag;
  created_at: number;
};

/** One sign-in. The replaced token stays valid until `previous_valid_until`. */
export type SessionsTable = {
  id: string;
  user_id: string;
  token_id: string;
  previous_token_id: string | null;
  previous_valid_until: number | null;
  created_at: number;
  rotated_at: number;
  revoked_at: number | null;
};

export type DriverProfilesTable = {
  user_id: string;
  vehicle_make: string;
  vehicle_model: string;
  vehicle_year: number;
  license_plate: string;
  license_number: string;
  vehicle_type: VehicleType;
  is_approved: Flag;
  created_at: number;
  updated_at: number;
};

/** A driver's matching preferences and presence. */
export type DriverStateTable = {
  user_id: string;
  radius_km: number;
  auto_accept: Flag;
  notifications_enabled: Flag;
  is_online: Flag;
  updated_at: number;
};

/** The last place that a user reported. */
export type LocationsTable = {
  user_id: string;
  latitude: number;
  longitude: number;
  address: string | null;
  accuracy: number | null;
  reported_at: number;
};

/** Money in cents, times in milliseconds since 1970. */
export type RidesTable = {
  id: string;
  rider_id: string;
  driver_id: string | null;
  status: RideStatus;
  version: number;
  attempt: number;
  pickup_latitude: number;
  pickup_longitude: number;
  pickup_address: string;
  dropoff_latitude: number;
  dropoff_longitude: number;
  dropoff_address: string;
  vehicle_type: VehicleType;
  passenger_count: number;
  special_requirements: string | null;
  distance_km: number;
  duration_minutes: number;
  estimated_fare: number;
  fare: number | null;
  created_at: number;
  accepted_at: number | null;
  arrived_at: number | null;
  started_at: number | null;
  completed_at: number | null;
  cancelled_at: number | null;
  expires_at: number;
  cancelled_by: 'rider' | 'driver' | 'system' | null;
  cancel_reason: string | null;
  cancel_reason_code: 'rider_cancelled' | 'driver_cancelled' | 'no_driver_found' | null;
  penalty_amount: number | null;
};

/** Who was offered a ride; `withdrawn` once that driver gave it back. */
export type RideOffersTable = {
  ride_id: string;
  driver_id: string;
  attempt: number;
  withdrawn: Flag;
  created_at: number;
};

/** `reference` is unique: the same effect can never be booked twice. */
export type LedgerTransactionsTable = {
  id: string;
  reference: string;
  kind: 'credit' | 'debit' | 'hold' | 'capture' | 'release' | 'penalty' | 'payment';
  ride_id: string | null;
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
  card_token: string | null;
  card_last4: string | null;
  claimed_at: number | null;
  failure_code: 'payment_declined' | 'insufficient_balance' | 'gateway_timeout' | null;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
};

export type RatingsTable = {
  ride_id: string;
  rider_id: string;
  driver_id: string;
  rating: number;
  comment: string;
  created_at: number;
  updated_at: number;
};

/** Live messages in the order of their commits; `message` is the JSON frame without its envelope. */
export type OutboxTable = {
  position: Generated<number>;
  id: string;
  user_id: string;
  seq: number;
  epoch: string;
  message: string;
  created_at: number;
};

/** The last `seq` given to each user. */
export type LiveSequencesTable = { user_id: string; seq: number };

/** An answer that the same key gets again for 24 hours. `answer` is null only inside the transaction that makes it. */
export type IdempotencyTable = {
  user_id: string;
  operation: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: string | null;
  created_at: number;
};

export type AuditTable = {
  id: string;
  action: string;
  entity_type: string;
  entity_id: string | null;
  user_id: string | null;
  severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
  description: string;
  metadata: string | null;
  request_id: string | null;
  created_at: number;
};

/** `epoch` (the database's id) and `schema_version`. */
export type MetaTable = { name: string; value: string };

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
  meta: MetaTable;
};
