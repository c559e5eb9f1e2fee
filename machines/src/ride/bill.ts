import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { rideFare, wasCancelled } from './rules.ts';

/** One line of a receipt. Amounts are in dollars; a line that is not charged is not part of the total. */
export type BillLine =
  | { kind: 'base' | 'vehicle' | 'fare' | 'refund'; amount: number }
  /** `km` is there where it explains the amount at the rate of the cheapest vehicle. */
  | { kind: 'distance'; amount: number; km: number | null }
  | { kind: 'notCharged'; amount: number }
  /** `share` of the estimated fare, from 0 to 1. */
  | { kind: 'penalty'; amount: number; share: number };

export type Bill = { lines: readonly BillLine[]; total: number };

const inCents = (amount: number): number => Math.round(amount * 100);
const inDollars = (cents: number): number => cents / 100;

/** The fare as base, distance and what the vehicle adds; as one line where it is not more than the base. */
const fareLines = (ride: Ride): BillLine[] => {
  const total = inCents(rideFare(ride));
  const base = inCents(limits.fare.base);
  if (total <= base) return [{ kind: 'fare', amount: inDollars(total) }];
  const { economy } = limits.fare.perKm;
  const rate = limits.fare.perKm[ride.vehicle_type ?? 'economy'] ?? economy;
  const rest = total - base;
  const distance = Math.round((rest * economy) / rate);
  const km = ride.estimated_distance_km ?? ride.distance_km ?? null;
  const isExplained = km !== null && Math.abs(inCents(km * economy) - distance) <= 1;
  const lines: BillLine[] = [
    { kind: 'base', amount: inDollars(base) },
    { kind: 'distance', amount: inDollars(distance), km: isExplained ? km : null },
  ];
  return rest === distance ? lines : [...lines, { kind: 'vehicle', amount: inDollars(rest - distance) }];
};

/** The share that applied: whole percents, which the amount in cents meets only nearly. */
const shareOf = (amount: number, fare: number): number =>
  fare > 0 ? Math.round((amount / fare) * 100) / 100 : 0;

const cancelledLines = (ride: Ride): BillLine[] => {
  const amount = ride.cancelled_by === 'driver' ? 0 : (ride.penalty_amount ?? 0);
  const fare = ride.estimated_fare;
  const unpaid: BillLine = { kind: 'notCharged', amount: fare };
  return amount > 0 ? [unpaid, { kind: 'penalty', amount, share: shareOf(amount, fare) }] : [unpaid];
};

/** What a rider owes or paid for a ride, line by line. The lines that are charged always add up to the total. */
export const rideBill = (ride: Ride, refunded = 0): Bill => {
  const charged = wasCancelled(ride) ? cancelledLines(ride) : fareLines(ride);
  const lines: BillLine[] = refunded > 0 ? [...charged, { kind: 'refund', amount: -refunded }] : charged;
  const total = lines.reduce(
    (sum, { kind, amount }) => sum + (kind === 'notCharged' ? 0 : inCents(amount)),
    0,
  );
  return { lines, total: inDollars(total) };
};
