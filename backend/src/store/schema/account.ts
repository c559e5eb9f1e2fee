import type { Flag } from './flag.ts';

/** What somebody chose; no row means all defaults. */
export type SettingsTable = {
  user_id: string;
  email_notifications: Flag;
  sms_notifications: Flag;
  location_sharing: Flag;
  updated_at: number;
};

/** How a driver rated the rider of a ride. */
export type RiderRatingsTable = {
  ride_id: string;
  rider_id: string;
  driver_id: string;
  rating: number;
  comment: string;
  created_at: number;
  updated_at: number;
};
