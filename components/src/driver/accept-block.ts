import { platformFee } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';

/** Why a driver cannot take a ride: no balance at all, less than the fee, or a ride is already under way. */
export type AcceptBlock = 'noBalance' | 'fee' | 'activeRide' | null;

/** Judges what the server will judge again. `balance` is null while it loads, which blocks nothing. */
export const acceptBlock = (
  ride: Ride,
  driver: { balance: number | null; hasActiveRide: boolean },
): AcceptBlock => {
  if (driver.hasActiveRide) return 'activeRide';
  if (driver.balance === null) return null;
  if (driver.balance <= 0) return 'noBalance';
  return platformFee(ride) > driver.balance ? 'fee' : null;
};
