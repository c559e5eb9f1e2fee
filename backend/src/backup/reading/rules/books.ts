import { accountOf } from '../../../domain/money/ledger.ts';
import type { Value } from '../../pages.ts';
import type { Staging } from '../staging.ts';
import { threadsOf } from './threads.ts';

type Ride = { status: Value; rider: Value; driver: Value; fare: Value; penalty: Value; cancelledBy: Value };

/** Answers the questions of the consistency rules about other rows of the backup, from indexes. */
export const booksOf = (staging: Staging) => {
  const row = (query: string) => {
    const statement = staging.prepare(query);
    return (...values: Value[]) => statement.get(...values) as Record<string, Value> | undefined;
  };
  /** One value of a row; null if there is no such row. */
  const value = (query: string) => {
    const find = row(query);
    return (...values: Value[]): Value => Object.values(find(...values) ?? {})[0] ?? null;
  };
  const sum = (query: string) => {
    const find = value(query);
    return (key: Value): number => Number(find(key) ?? 0);
  };
  const roleOf = value('select role from users where id = ?');
  const ride = row(`select status, rider_id as rider, driver_id as driver, fare,
    penalty_amount as penalty, cancelled_by as cancelledBy from rides where id = ?`);
  const rideOf = (id: Value) => ride(id) as Ride | undefined;
  const paid = value("select amount from payments where ride_id = ? and status = 'paid'");
  const moved = value(`select sum(amount) from ledger_entries
    where transaction_id = (select id from ledger_transactions where reference = ?) and account = ?`);
  const openOf = sum('select sum(open) from receivables where ride_id = ?');
  const balanceOf = sum('select sum(amount) from ledger_entries where account = ?');
  return {
    roleOf,
    rideOf,
    /** The cents that a rider paid for a ride or as its penalty: the most that disputes may refund. */
    stakeOf: (id: Value): number => {
      const amount = paid(id);
      if (amount !== null) return Number(amount);
      const { penalty = null, cancelledBy = null } = rideOf(id) ?? {};
      return cancelledBy === 'rider' ? Number(penalty) : 0;
    },
    isPaid: (id: Value): boolean => paid(id) !== null,
    /** The cents that the disputes of a ride refunded. */
    refundedOf: sum('select sum(refunded_amount) from disputes where ride_id = ?'),
    ...threadsOf(staging),
    /** The highest message number of a user. */
    lastSeqOf: sum('select seq from live_sequences where user_id = ?'),
    /** The cents that a user, or the `card` network, received by a transfer; undefined if there was no such transfer. */
    booked: (reference: string, user: Value): number | undefined => {
      const amount = moved(reference, user === 'card' ? 'external:card' : accountOf(String(user)));
      return amount === null ? undefined : Number(amount);
    },
    /** Whether the user or ride of an account exists. */
    hasOwner: (account: string): boolean => {
      const [kind, id = ''] = account.split(':');
      if (kind === 'user') return roleOf(id) !== null;
      return !['held', 'uncollected'].includes(kind ?? '') || rideOf(id) !== undefined;
    },
    /** The cents of a ride's penalties that are still to be collected: by the receivables, and by the ledger. */
    uncollectedOf: (id: Value) => ({ open: openOf(id), booked: balanceOf(`uncollected:${id}`) }),
  };
};

export type Books = ReturnType<typeof booksOf>;
