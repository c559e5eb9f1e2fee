import type { RideRow } from '../../domain/ride.ts';
import type { PaymentsTable } from '../schema.ts';
import { newId } from './stores.ts';

const moment = 1_790_000_000_000;

/** The row of a pending ride. */
export const rideRow = (riderId: string, change: Partial<RideRow> = {}): RideRow => ({
  id: newId(),
  rider_id: riderId,
  driver_id: null,
  status: 'pending',
  version: 1,
  attempt: 1,
  pickup_latitude: 37.7793,
  pickup_longitude: -122.4193,
  pickup_address: 'City Hall',
  dropoff_latitude: 37.7955,
  dropoff_longitude: -122.3937,
  dropoff_address: 'Ferry Building',
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
  distance_km: 2.8,
  duration_minutes: 6,
  estimated_fare: 720,
  fare: null,
  created_at: moment,
  accepted_at: null,
  arrived_at: null,
  started_at: null,
  completed_at: null,
  cancelled_at: null,
  expires_at: moment + 300_000,
  cancelled_by: null,
  cancel_reason: null,
  cancel_reason_code: null,
  penalty_amount: null,
  settlement: change.status === 'completed' ? 'owed' : null,
  cash_missing_at: null,
  driver_silent_at: null,
  arrival_km: null,
  completion_km: null,
  driven_km: null,
  driven_partial: null,
  start_pin: null,
  ...change,
});

/** The row of a pending payment. */
export const paymentRow = (
  ride: RideRow,
  change: Partial<Omit<PaymentsTable, 'position' | 'refunded'>> = {},
) => ({
  id: newId(),
  ride_id: ride.id,
  rider_id: ride.rider_id,
  driver_id: ride.driver_id,
  method: 'cash' as const,
  status: 'pending' as const,
  amount: 720,
  session_id: null,
  gateway_key: null,
  card_token: null,
  card_last4: null,
  claimed_at: null,
  failure_code: null,
  created_at: moment,
  expires_at: moment + 900_000,
  paid_at: change.status === 'paid' ? moment : null,
  ...change,
});
