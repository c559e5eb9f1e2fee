import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import type { Party, RideRow } from '../ride.ts';
import { shareOf } from './money.ts';

const fractions: Record<Party, Partial<Record<RidePhase, number>>> = {
  rider: { accepted: 0.1, arriving: 0.2, inProgress: 0.5 },
  driver: { accepted: 0.1, arriving: 0.1, inProgress: 0.2 },
};

/**
 * The penalty of a cancellation: `amount` in cents of the estimated fare in cents, and the fraction that it is. A rider
 * whose driver gives no sign pays none.
 */
export const penaltyFor = (
  by: Party,
  ride: Pick<RideRow, 'status' | 'estimated_fare' | 'driver_silent_at'>,
): { amount: number; fraction: number } => {
  const isFree = by === 'rider' && ride.driver_silent_at !== null;
  const fraction = isFree ? 0 : (fractions[by][phaseOf[ride.status]] ?? 0);
  return { amount: shareOf(ride.estimated_fare, fraction), fraction };
};
