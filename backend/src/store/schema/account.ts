import type { Language } from '@mobility/openapi';
import type { Flag } from './flag.ts';

/** A user's settings; a missing row means the defaults. */
export type SettingsTable = {
  user_id: string;
  email_notifications: Flag;
  sms_notifications: Flag;
  location_sharing: Flag;
  start_pin: Flag;
  updated_at: number;
};

/** A driver's rating of the rider of a ride. */
export type RiderRatingsTable = {
  ride_id: string;
  rider_id: string;
  driver_id: string;
  rating: number;
  comment: string;
  created_at: number;
  updated_at: number;
};

/** A request for a reset link. The address may have no account. */
export type PasswordResetRequestsTable = {
  id: string;
  email: string;
  created_at: number;
  /** The language that the request asked for, for an account without one. */
  language: Language | null;
};

/** A one-time link that sets a new password; only the hash of its token is stored. */
export type PasswordResetsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** The secret of a user's authenticator app. */
export type TwoFactorTable = {
  user_id: string;
  /** Encrypted by the vault. */
  secret: string;
  created_at: number;
  /** When the first code turned it on; null until then. */
  confirmed_at: number | null;
  /** The time step of the last accepted code: none is accepted twice. */
  last_step: number | null;
};

/** A code that replaces one code of the authenticator app; only its hash is stored. */
export type RecoveryCodesTable = { id: string; user_id: string; code_hash: string; used_at: number | null };
