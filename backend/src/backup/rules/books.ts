import { accountOf } from '../../domain/money/ledger.ts';
import type { Value } from '../rows.ts';
import { threadsOf } from './threads.ts';
import { type Collections, valuesOf } from './values.ts';

const pairsOf = (collections: Collections, table: string, key: string, value: string): Map<Value, Value> =>
  new Map(
    valuesOf(collections, table, [key, value]).map(([of = null, is = null]): [Value, Value] => [of, is]),
  );

type Ride = { status: Value; rider: Value; driver: Value; fare: Value; penalty: Value; cancelledBy: Value };
const rideColumns = ['id', 'status', 'rider_id', 'driver_id', 'fare', 'penalty_amount', 'cancelled_by'];
const ridesOf = (collections: Collections): Map<Value, Ride> =>
  new Map(
    valuesOf(collections, 'rides', rideColumns).map(
      ([
        id = null,
        status = null,
        rider = null,
        driver = null,
        fare = null,
        penalty = null,
        cancelledBy = null,
      ]): [Value, Ride] => [id, { status, rider, driver, fare, penalty, cancelledBy }],
    ),
  );

/** Sums a column, grouped by another column of the same rows. */
const sumsBy = (collections: Collections, table: string, by: string, what: string): Map<Value, number> => {
  const sums = new Map<Value, number>();
  for (const [key = null, amount] of valuesOf(collections, table, [by, what])) {
    sums.set(key, (sums.get(key) ?? 0) + Number(amount));
  }
  return sums;
};

/** The cents paid for each ride. */
const paidFor = (collections: Collections): Map<Value, number> =>
  new Map(
    valuesOf(collections, 'payments', ['ride_id', 'amount', 'status'])
      .filter(([, , status]) => status === 'paid')
      .map(([ride = null, amount]): [Value, number] => [ride, Number(amount)]),
  );

/** The cents that each account receives in each transaction. */
const movedBy = (collections: Collections): Map<string, number> => {
  const moved = new Map<string, number>();
  const entries = valuesOf(collections, 'ledger_entries', ['transaction_id', 'account', 'amount']);
  for (const [transaction, account, amount] of entries) {
    const key = `${transaction}\n${account}`;
    moved.set(key, (moved.get(key) ?? 0) + Number(amount));
  }
  return moved;
};

/** Indexes and sums over the rows of a backup, for the consistency rules. */
export const booksOf = (collections: Collections) => {
  const roles = pairsOf(collections, 'users', 'id', 'role');
  const rides = ridesOf(collections);
  const sequences = pairsOf(collections, 'live_sequences', 'user_id', 'seq');
  const transactions = pairsOf(collections, 'ledger_transactions', 'reference', 'id');
  const moved = movedBy(collections);
  const paid = paidFor(collections);
  const uncollected = sumsBy(collections, 'receivables', 'ride_id', 'open');
  const balances = sumsBy(collections, 'ledger_entries', 'account', 'amount');
  const refunded = sumsBy(collections, 'disputes', 'ride_id', 'refunded_amount');
  return {
    roleOf: (user: Value): Value => roles.get(user) ?? null,
    rideOf: (ride: Value): Ride | undefined => rides.get(ride),
    /** The cents that a rider paid for a ride or as its penalty: the most that disputes may refund. */
    stakeOf: (ride: Value): number => {
      const { penalty = null, cancelledBy = null } = rides.get(ride) ?? {};
      return paid.get(ride) ?? (cancelledBy === 'rider' ? Number(penalty) : 0);
    },
    isPaid: (ride: Value): boolean => paid.has(ride),
    /** The cents that the disputes of a ride refunded. */
    refundedOf: (ride: Value): number => refunded.get(ride) ?? 0,
    ...threadsOf(collections),
    /** The highest message number of a user. */
    lastSeqOf: (user: Value): number => Number(sequences.get(user) ?? 0),
    /** The cents that a user, or the `card` network, received by a transfer; undefined if there was no such transfer. */
    booked: (reference: string, user: Value): number | undefined =>
      moved.get(
        `${transactions.get(reference)}\n${user === 'card' ? 'external:card' : accountOf(String(user))}`,
      ),
    /** Whether the user or ride of an account exists. */
    hasOwner: (account: string): boolean => {
      const [kind, id = ''] = account.split(':');
      if (kind === 'user') return roles.has(id);
      return !['held', 'uncollected'].includes(kind ?? '') || rides.has(id);
    },
    /** The cents of a ride's penalties that are still to be collected: by the receivables, and by the ledger. */
    uncollectedOf: (ride: Value) => ({
      open: uncollected.get(ride) ?? 0,
      booked: balances.get(`uncollected:${ride}`) ?? 0,
    }),
  };
};
