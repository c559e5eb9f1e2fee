import type { RideRow } from '../ride.ts';
import { accountOf, move, shortId, type Transfer } from './ledger.ts';

/** The penalties of a ride that are still to be collected. */
const uncollectedOf = (rideId: string): string => `uncollected:${rideId}`;

type Penalty = {
  fromId: string;
  toId: string;
  amount: number;
  /** The part that the payer's balance covers. */
  collected: number;
};

const compensation = (rideId: string): string => `Compensation for cancelled ride ${shortId(rideId)}`;

/**
 * Takes the penalty from the party who cancelled; the balance may become negative. The other party is credited what is
 * collected. The rest waits in the account of the ride's uncollected penalties until the payer's balance covers it.
 */
export const payPenalty = (ride: RideRow, { fromId, toId, amount, collected }: Penalty): Transfer => ({
  reference: `penalty:${ride.id}:${ride.attempt}`,
  kind: 'penalty',
  rideId: ride.id,
  covered: false,
  entries: [
    {
      account: accountOf(fromId),
      amount: -amount,
      description: `Cancellation penalty for ride ${shortId(ride.id)}`,
    },
    { account: accountOf(toId), amount: collected, description: compensation(ride.id) },
    {
      account: uncollectedOf(ride.id),
      amount: amount - collected,
      description: 'Penalty still to be collected',
    },
  ].filter((entry) => entry.amount !== 0),
});

/** Credits the other party a part of a penalty that the payer's balance has covered since. */
export const collectPenalty = (rideId: string, toId: string, amount: number, reference: string): Transfer =>
  move({
    reference,
    kind: 'penalty',
    rideId,
    from: uncollectedOf(rideId),
    to: accountOf(toId),
    amount,
    given: 'Penalty collected',
    received: compensation(rideId),
  });

/** Returns a penalty to the rider: what was not collected yet is waived, the platform pays the rest. */
export const refundPenalty = (
  ride: Pick<RideRow, 'id' | 'rider_id'>,
  { amount, waived }: { amount: number; waived: number },
  reference: string,
  description: string,
): Transfer => ({
  reference,
  kind: 'refund',
  rideId: ride.id,
  covered: false,
  entries: [
    { account: uncollectedOf(ride.id), amount: -waived, description: 'Penalty waived' },
    { account: 'platform', amount: waived - amount, description: `Refund for ride ${shortId(ride.id)}` },
    { account: accountOf(ride.rider_id), amount, description },
  ].filter((entry) => entry.amount !== 0),
});
