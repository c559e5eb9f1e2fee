import type { RideStatus } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { shareOf } from './money.ts';

export type Party = 'rider' | 'driver';

const fractions: Record<Party, Partial<Record<RidePhase, number>>> = {
  rider: { accepted: 0.1, arriving: 0.2, inProgress: 0.5 },
  driver: { accepted: 0.1, arriving: 0.1, inProgress: 0.2 },
};

/** The penalty of a cancellation: `amount` in cents of the estimated fare in cents, and the fraction that it is. */
export const penaltyFor = (
  by: Party,
  status: RideStatus,
  estimatedFare: number,
): { amount: number; fraction: number } => {
  const fraction = fractions[by][phaseOf[status]] ?? 0;
  return { amount: shareOf(estimatedFare, fraction), fraction };
};
