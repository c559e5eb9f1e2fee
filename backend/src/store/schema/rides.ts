import type { RideRow } from '../../domain/ride.ts';
import type { Flag } from './flag.ts';

export type RidesTable = RideRow;

/** The drivers with an offer of a ride; `withdrawn` is 1 once the driver gave it back, `declined` once refused. */
export type RideOffersTable = {
  ride_id: string;
  driver_id: string;
  attempt: number;
  withdrawn: Flag;
  declined: Flag;
  created_at: number;
};

/** An attempt of a ride that ended before a trip: by a release, or by the cancellation of an admin. */
export type RideAttemptsTable = {
  ride_id: string;
  attempt: number;
  driver_id: string | null;
  accepted_at: number | null;
  ended_at: number;
  ended_by: 'driver' | 'admin' | 'system';
  admin_id: string | null;
  /** What the driver or the admin who released the ride wrote. */
  reason: string | null;
};

/** The links to rides; only the hash of a link's token is stored. */
export type TripSharesTable = {
  token_hash: string;
  ride_id: string;
  created_at: number;
  revoked_at: number | null;
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
