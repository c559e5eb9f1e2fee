import { rideFee } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';

/** Why a driver cannot accept a ride: no balance, a balance below the fee, or a ride under way. */
export type AcceptBlock = 'noBalance' | 'fee' | 'activeRide' | null;

/** Checks what the server will check again. `balance` is null while it loads, which blocks nothing. */
export const acceptBlock = (
  ride: Ride,
  driver: { balance: number | null; hasActiveRide: boolean },
): AcceptBlock => {
  if (driver.hasActiveRide) return 'activeRide';
  if (driver.balance === null) return null;
  if (driver.balance <= 0) return 'noBalance';
  return rideFee(ride) > driver.balance ? 'fee' : null;
};
