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

export type RatingsTable = {
  ride_id: string;
  rider_id: string;
  driver_id: string;
  rating: number;
  comment: string;
  created_at: number;
  updated_at: number;
};
