import type { Ride } from '@mobility/openapi';

export type SavedRide = { ride: Ride; savedAt: number };

const key = 'mobility_last_ride';

const isSavedRide = (value: unknown): value is SavedRide =>
  typeof value === 'object' &&
  value !== null &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  'ride' in value &&
  typeof value.ride === 'object' &&
  value.ride !== null &&
  'id' in value.ride;

/** The rider's ride under way, kept in the browser for a start without a network. */
export const lastRideStorage = {
  read: (): SavedRide | null => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isSavedRide(value) ? value : null;
    } catch {
      return null;
    }
  },
  write: (saved: SavedRide): void => {
    try {
      localStorage.setItem(key, JSON.stringify(saved));
    } catch {
      // Without storage, a start without a network shows no ride.
    }
  },
  clear: (): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // A browser without storage keeps none.
    }
  },
};
