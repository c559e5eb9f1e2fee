import { cancelPenalty } from '@mobility/openapi/penalty';
import type { Party, RideRow } from '../ride.ts';

type Cancelled = Pick<RideRow, 'status' | 'estimated_fare' | 'driver_silent_at'>;

/** The penalty of cancelling a stored ride: `amount` in cents, and the fraction of the estimated fare that it is. */
export const penaltyFor = (by: Party, ride: Cancelled): { amount: number; fraction: number } =>
  cancelPenalty(by, {
    status: ride.status,
    fareInCents: ride.estimated_fare,
    isDriverSilent: ride.driver_silent_at !== null,
  });
