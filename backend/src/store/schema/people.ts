import type { Language, Role, VehicleColor, VehicleType } from '@mobility/openapi';
import type { Driven } from '../../domain/driving/driven.ts';
import type { Flag } from './flag.ts';

/** A user account. `email` is stored in lower case. */
export type UsersTable = {
  id: string;
  email: string;
  password_hash: string;
  name: string;
  phone: string | null;
  role: Role;
  is_active: Flag;
  email_verified_at: number | null;
  created_at: number;
  /** When the account was deleted; its personal data is erased. */
  deleted_at: number | null;
  /** When the account is deleted, unless its user keeps it. */
  deletion_due_at: number | null;
  /** The picture of the user. */
  avatar_id: string | null;
  /** The language of the user's mails; null until it is known. */
  language: Language | null;
};

/** A picture. Its id is unguessable and is part of its address. */
export type AvatarsTable = {
  id: string;
  user_id: string;
  /** A JPEG in base64, so that both stores and the backup keep it as text. */
  image: string;
  created_at: number;
};

/** One sign-in with its current token. */
export type SessionsTable = {
  id: string;
  user_id: string;
  token_id: string;
  created_at: number;
  rotated_at: number;
  revoked_at: number | null;
  /** 'lock' if an admin locked the account, which a refresh of its token reports; null for every other reason. */
  revoked_by: 'lock' | null;
  /** Browser and operating system, for example 'Firefox on Linux'. */
  device: string | null;
  /** The network of the sign-in: the address without its last part. */
  address: string | null;
};

/** A token that a refresh replaced, which stays valid for a while. */
export type ReplacedTokensTable = { session_id: string; token_id: string; valid_until: number };

export type DriverProfilesTable = {
  user_id: string;
  vehicle_make: string;
  vehicle_model: string;
  vehicle_year: number;
  vehicle_color: VehicleColor | null;
  license_plate: string;
  license_number: string;
  vehicle_type: VehicleType;
  is_approved: Flag;
  /** Why an admin sent the profile back; null while it waits for approval, or is approved. */
  sent_back_reason: string | null;
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
  /** The session that last went online; once it has ended, or if it is null, the positions of each session count. */
  position_session: string | null;
  updated_at: number;
};

/** The last location that a user reported. */
export type LocationsTable = {
  user_id: string;
  latitude: number;
  longitude: number;
  address: string | null;
  accuracy: number | null;
  reported_at: number;
} & Driven;
