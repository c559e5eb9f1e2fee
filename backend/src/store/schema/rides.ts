import type { RideStatus, VehicleType } from '@mobility/openapi';
import type { Flag } from './flag.ts';

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

export type RatingsTable = {
  ride_id: string;
  rider_id: string;
  driver_id: string;
  rating: number;
  comment: string;
  created_at: number;
  updated_at: number;
};
