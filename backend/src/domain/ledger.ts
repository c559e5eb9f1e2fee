import type { LedgerTransactionsTable } from '../store/schema.ts';
import { platformFee } from './fare.ts';
import type { RideRow } from './ride.ts';

export type Entry = { account: string; amount: number; description: string };

/** A movement of money in cents. `reference` names the effect, so that it happens once; `entries` sum to zero. */
export type Transfer = {
  reference: string;
  kind: LedgerTransactionsTable['kind'];
  rideId: string | null;
  entries: readonly Entry[];
  /** Refused when this account holds less than it gives. */
  covered: boolean;
  /** The admin who moved it by hand. */
  adminId?: string;
};

/** The account of a person. */
export const accountOf = (userId: string): string => `user:${userId}`;
const heldFor = (rideId: string): string => `held:${rideId}`;
const shortId = (id: string): string => `#${id.slice(-8)}`;

type Move = Pick<Transfer, 'reference' | 'kind' | 'rideId' | 'adminId'> & {
  from: string;
  to: string;
  amount: number;
  given: string;
  received: string;
  covered?: boolean;
};

/** One amount from one account to another. */
export const move = ({ from, to, amount, given, received, covered = false, ...rest }: Move): Transfer => ({
  ...rest,
  covered,
  entries: [
    { account: from, amount: -amount, description: given },
    { account: to, amount, description: received },
  ],
});

/** Sets the platform's fee aside when a driver accepts; needs a balance that covers it. */
export const holdFee = (ride: RideRow, driverId: string): Transfer =>
  move({
    reference: `hold:${ride.id}:${ride.attempt}`,
    kind: 'hold',
    rideId: ride.id,
    from: accountOf(driverId),
    to: heldFor(ride.id),
    amount: platformFee(ride.estimated_fare),
    given: `Platform fee for ride ${shortId(ride.id)}`,
    received: 'Held',
    covered: true,
  });

/** Gives the fee to the platform when the ride completes. */
export const captureFee = (ride: RideRow): Transfer =>
  move({
    reference: `capture:${ride.id}`,
    kind: 'capture',
    rideId: ride.id,
    from: heldFor(ride.id),
    to: 'platform',
    amount: platformFee(ride.estimated_fare),
    given: 'Captured',
    received: `Platform fee of ride ${shortId(ride.id)}`,
  });

/** Gives the fee back when the driver is no longer on the ride. */
export const releaseFee = (ride: RideRow, driverId: string): Transfer =>
  move({
    reference: `release:${ride.id}:${ride.attempt}`,
    kind: 'release',
    rideId: ride.id,
    from: heldFor(ride.id),
    to: accountOf(driverId),
    amount: platformFee(ride.estimated_fare),
    given: 'Released',
    received: `Platform fee returned for ride ${shortId(ride.id)}`,
  });

/** From whoever cancelled to the other party; the balance may fall below zero by it. */
export const payPenalty = (ride: RideRow, fromId: string, toId: string, amount: number): Transfer =>
  move({
    reference: `penalty:${ride.id}:${ride.attempt}`,
    kind: 'penalty',
    rideId: ride.id,
    from: accountOf(fromId),
    to: accountOf(toId),
    amount,
    given: `Cancellation penalty for ride ${shortId(ride.id)}`,
    received: `Compensation for cancelled ride ${shortId(ride.id)}`,
  });

/** The fare to the driver, from the rider's balance or from the card's network. */
export const payFare = (
  ride: RideRow,
  driverId: string,
  method: 'balance' | 'stripe',
  amount: number,
): Transfer =>
  move({
    reference: `payment:${ride.id}`,
    kind: 'payment',
    rideId: ride.id,
    from: method === 'balance' ? accountOf(ride.rider_id) : 'external:card',
    to: accountOf(driverId),
    amount,
    given: `Payment for ride ${shortId(ride.id)}`,
    received: `Fare of ride ${shortId(ride.id)}`,
    covered: method === 'balance',
  });

/** From the platform into the rider's balance: a driver keeps what a ride has earned. */
export const refundRide = (
  ride: Pick<RideRow, 'id' | 'rider_id'>,
  amount: number,
  reference: string,
  description: string,
): Transfer =>
  move({
    reference,
    kind: 'refund',
    rideId: ride.id,
    from: 'platform',
    to: accountOf(ride.rider_id),
    amount,
    given: `Refund for ride ${shortId(ride.id)}`,
    received: description,
  });

/** Money from a card into a balance. */
export const topUp = (userId: string, amount: number, reference: string, description: string): Transfer =>
  move({
    reference,
    kind: 'credit',
    rideId: null,
    from: 'external:card',
    to: accountOf(userId),
    amount,
    given: description,
    received: description,
  });

/** Money from outside into a balance. */
export const creditBalance = (
  userId: string,
  amount: number,
  reference: string,
  description: string,
): Transfer =>
  move({
    reference,
    kind: 'credit',
    rideId: null,
    from: 'external:funding',
    to: accountOf(userId),
    amount,
    given: description,
    received: description,
  });

type Adjustment = {
  userId: string;
  adminId: string;
  type: 'credit' | 'debit' | 'refund';
  /** In cents. */
  amount: number;
  reference: string;
  description: string;
};

/** By an admin's hand, into a balance or out of one; a debit must be covered. */
export const adjustBalance = ({ userId, type, description, ...rest }: Adjustment): Transfer => {
  const [own, outside] = [accountOf(userId), 'external:funding'];
  const isDebit = type === 'debit';
  return move({
    ...rest,
    kind: type,
    rideId: null,
    from: isDebit ? own : outside,
    to: isDebit ? outside : own,
    given: description,
    received: description,
    covered: isDebit,
  });
};

/** Whose balance an account is; null where it is nobody's. */
export const ownerOf = (account: string): string | null =>
  account.startsWith('user:') ? account.slice('user:'.length) : null;

/** How a movement is called on the wire. */
export const transactionType = (kind: Transfer['kind'], amount: number): 'credit' | 'debit' | 'refund' => {
  if (amount < 0) return 'debit';
  return kind === 'release' || kind === 'refund' ? 'refund' : 'credit';
};
