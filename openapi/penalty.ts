import type { RideStatus } from './index.ts';
import { phaseOf, type RidePhase } from './lifecycle.ts';

type Party = 'rider' | 'driver';

const fractions: Record<Party, Partial<Record<RidePhase, number>>> = {
  rider: { accepted: 0.1, arriving: 0.2, inProgress: 0.5 },
  driver: { accepted: 0.1, arriving: 0.1, inProgress: 0.2 },
};

/** The input that determines the penalty. */
export type Cancelled = {
  status: RideStatus;
  /** The estimated fare in integer cents. */
  fareInCents: number;
  /** Whether the driver is marked as silent. */
  isDriverSilent: boolean;
};

/**
 * The penalty of a cancellation for server and screens: `amount` in integer cents, and the fraction of the estimated
 * fare that it is. A rider whose driver is silent pays none.
 */
export const cancelPenalty = (
  by: Party,
  { status, fareInCents, isDriverSilent }: Cancelled,
): { amount: number; fraction: number } => {
  const isFree = by === 'rider' && isDriverSilent;
  const fraction = isFree ? 0 : (fractions[by][phaseOf[status]] ?? 0);
  return { amount: Math.round(fareInCents * fraction), fraction };
};
