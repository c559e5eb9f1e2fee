/** How loud each sound is, as a part of the user's volume. */
export const soundVolumes = {
  ride_request: 1,
  ride_accepted: 0.8,
  driver_arrived: 0.9,
  ride_started: 0.7,
  ride_completed: 0.8,
  ride_canceled: 0.9,
  ride_redistributed: 0.9,
  status_critical: 1,
  balance_transaction: 0.7,
} as const;

/** The frequency of the tone that replaces a sound whose file cannot be played. */
export const tones = {
  ride_request: 800,
  ride_accepted: 1000,
  driver_arrived: 1200,
  ride_started: 600,
  ride_completed: 1000,
  ride_canceled: 400,
  ride_redistributed: 600,
  status_critical: 1500,
  balance_transaction: 900,
} as const;

export type SoundKey = keyof typeof tones;
