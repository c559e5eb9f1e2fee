import { platformFee } from '@mobility/openapi/fee';
import type { RideRow } from '../ride.ts';

export type Entry = { account: string; amount: number; description: string };

/** The purpose of a transfer. */
export type TransferKind =
  | 'credit'
  | 'debit'
  | 'hold'
  | 'capture'
  | 'release'
  | 'penalty'
  | 'payment'
  | 'refund'
  | 'forfeit'
  | 'write_off';

/** A movement of money in cents. `reference` is unique per effect, so that it is booked once; `entries` sum to zero. */
export type Transfer = {
  reference: string;
  kind: TransferKind;
  rideId: string | null;
  entries: readonly Entry[];
  /** Refuses the transfer if the first account has less than it gives. */
  covered: boolean;
  /** The admin who booked it by hand. */
  adminId?: string;
};

/** The account of a user. */
export const accountOf = (userId: string): string => `user:${userId}`;
const heldFor = (rideId: string): string => `held:${rideId}`;
/** A ride's id as descriptions show it. */
export const shortId = (id: string): string => `#${id.slice(-8)}`;

type Move = Pick<Transfer, 'reference' | 'kind' | 'rideId' | 'adminId'> & {
  from: string;
  to: string;
  amount: number;
  given: string;
  received: string;
  covered?: boolean;
};

/** Moves one amount from one account to another. */
export const move = ({ from, to, amount, given, received, covered = false, ...rest }: Move): Transfer => ({
  ...rest,
  covered,
  entries: [
    { account: from, amount: -amount, description: given },
    { account: to, amount, description: received },
  ],
});

/** Holds the platform fee when a driver accepts. The driver's balance must cover it. */
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

/** Pays the held fee to the platform when the ride completes. */
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

/** Returns the held fee when the driver is no longer on the ride. */
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

/** Returns the platform's fee to the driver of a ride whose fare is written off. `adminId` is the admin who wrote it off, if one did. */
export const returnFee = (ride: RideRow, driverId: string, adminId?: string): Transfer =>
  move({
    reference: `write_off:${ride.id}`,
    kind: 'write_off',
    rideId: ride.id,
    ...(adminId && { adminId }),
    from: 'platform',
    to: accountOf(driverId),
    amount: platformFee(ride.estimated_fare),
    given: `Fee of ride ${shortId(ride.id)}, which was written off`,
    received: `Platform fee returned for ride ${shortId(ride.id)}`,
  });

/** Moves the balance of a deleted account to the account of unclaimed money. */
export const forfeitBalance = (userId: string, amount: number, reference: string): Transfer =>
  move({
    reference,
    kind: 'forfeit',
    rideId: null,
    from: accountOf(userId),
    to: 'unclaimed',
    amount,
    given: 'Balance of a deleted account',
    received: 'Balance of a deleted account',
  });

/** Pays the fare to the driver, from the rider's balance or from the card network. */
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

/** Refunds a rider from the platform's account; the driver keeps the fare. */
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

/** Refunds a card payment from the platform's account to the card; the driver keeps the fare. */
export const refundCard = (rideId: string, amount: number, reference: string): Transfer =>
  move({
    reference,
    kind: 'refund',
    rideId,
    from: 'platform',
    to: 'external:card',
    amount,
    given: `Refund for ride ${shortId(rideId)}`,
    received: 'Refund to a card',
  });

/** Credits a refund that the card did not take to the rider's balance. */
export const returnCardRefund = (refund: { id: string; rider_id: string; amount: number }): Transfer =>
  move({
    reference: `card_refund:${refund.id}`,
    kind: 'refund',
    rideId: null,
    from: 'external:card',
    to: accountOf(refund.rider_id),
    amount: refund.amount,
    given: 'Refund returned',
    received: 'Refund that your card did not take',
  });

/** Credits a card top-up to a balance. */
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

/** Takes a top-up back from a balance after the gateway refunded it to the card. */
export const takeBackTopUp = (userId: string, amount: number, reference: string): Transfer =>
  move({
    reference,
    kind: 'debit',
    rideId: null,
    from: accountOf(userId),
    to: 'external:card',
    amount,
    given: 'Top-up refunded to the card',
    received: 'Refund to a card',
  });

/** Credits money from an external source to a balance. */
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

/** A manual credit or debit by an admin. A debit must be covered by the balance. */
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

/** The user of an account; null for the other accounts. */
export const ownerOf = (account: string): string | null =>
  account.startsWith('user:') ? account.slice('user:'.length) : null;

/** The name of a movement in the contract. */
export const transactionType = (kind: Transfer['kind'], amount: number): 'credit' | 'debit' | 'refund' => {
  if (amount < 0) return 'debit';
  return ['release', 'refund', 'write_off'].includes(kind) ? 'refund' : 'credit';
};
