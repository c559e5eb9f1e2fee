import type { Flag } from './flag.ts';

/** A user's settings; a missing row means the defaults. */
export type SettingsTable = {
  user_id: string;
  email_notifications: Flag;
  sms_notifications: Flag;
  location_sharing: Flag;
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
