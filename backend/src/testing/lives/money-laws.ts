import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { serverLimits } from '../../domain/limits.ts';
import type { RideRow } from '../../domain/ride.ts';
import { auditMoney } from '../money-audit.ts';

/** Everything that the laws look at, read from the tables and not through the product's own queries. */
const readBooks = async (context: Context) => {
  const { read } = context.store;
  const [rides, payments, receivables, users, transfers, money] = [
    await read.selectFrom('rides').selectAll().execute(),
    await read.selectFrom('payments').selectAll().execute(),
    await read.selectFrom('receivables').selectAll().execute(),
    await read.selectFrom('users').select(['id', 'deleted_at']).execute(),
    await read.selectFrom('ledger_transactions').selectAll().execute(),
    await auditMoney(context),
  ];
  const refunds = await read.selectFrom('card_refunds').selectAll().execute();
  return { rides, payments, receivables, users, transfers, refunds, money };
};
type Books = Awaited<ReturnType<typeof readBooks>>;

const under = ['pending', 'accepted', 'driver_arriving', 'in_progress'];
const transfersOf = ({ transfers }: Books, ride: RideRow, kind: string): number =>
  transfers.filter((one) => one.ride_id === ride.id && one.kind === kind).length;
const balanceIn = ({ money }: Books, account: string): number => money.accounts.get(account) ?? 0;
const isHere = ({ users }: Books, id: string): boolean =>
  users.some((user) => user.id === id && user.deleted_at === null);

/** Whether the fare of a ride arrived: from the payments and the ledger, not from the ride. */
const isPaid = (books: Books, ride: RideRow): boolean => {
  const paid = books.payments.filter((payment) => payment.ride_id === ride.id && payment.status === 'paid');
  ok(paid.length <= 1, 'a ride is paid once');
  const [payment] = paid;
  if (!payment) return false;
  equal(transfersOf(books, ride, 'payment'), payment.method === 'cash' ? 0 : 1, 'the fare is in the ledger');
  ok(payment.refunded <= payment.amount, 'no more is refunded than was paid');
  return true;
};

/**
 * A completed ride is paid, owed by a rider whose account exists, or written off with an entry in the
 * ledger.
 */
const proveRide = (books: Books, ride: RideRow): void => {
  const held = balanceIn(books, `held:${ride.id}`);
  if (ride.status !== 'completed') {
    equal(ride.settlement, null, 'only a completed ride is settled');
    ok(under.includes(ride.status) || ride.status === 'cancelled', ride.status);
    ok(held === 0 || under.includes(ride.status), 'no fee is held for a ride that is over');
    return;
  }
  equal(held, 0, 'the fee of a completed ride is captured');
  const isWrittenOff = transfersOf(books, ride, 'write_off') === 1;
  const paid = isPaid(books, ride);
  const ends = { paid, written_off: isWrittenOff, owed: !paid && !isWrittenOff };
  deepEqual([ride.settlement, paid && isWrittenOff], [Object.entries(ends).find(([, is]) => is)?.[0], false]);
  ok(!ends.owed || isHere(books, ride.rider_id), 'a fare is owed by a person who is there');
};

/**
 * A negative balance equals what is still to be collected for others: no penalty was credited before it
 * was collected.
 */
const provePeople = (books: Books): void => {
  for (const { id } of books.users) {
    const balance = balanceIn(books, `user:${id}`);
    const owed = books.receivables
      .filter((one) => one.debtor_id === id)
      .reduce((sum, one) => sum + one.open, 0);
    equal(owed, Math.max(0, -balance), 'what is not collected is owed, and nothing else');
    if (!isHere(books, id)) equal(balance, 0, 'the money of a deleted account is accounted for');
  }
};

const proveReceivables = (books: Books): void => {
  for (const { id } of books.rides) {
    const open = books.receivables
      .filter((one) => one.ride_id === id)
      .reduce((sum, one) => sum + one.open, 0);
    equal(balanceIn(books, `uncollected:${id}`), open, 'receivables and ledger agree');
  }
};

/** A refund that a card refused is in the rider's balance, once, and no other one is. */
const proveRefunds = ({ refunds, transfers, payments }: Books): void => {
  for (const { id, status, amount, payment_id } of refunds) {
    const returned = transfers.filter(({ reference }) => reference === `card_refund:${id}`).length;
    equal(returned, status === 'refused' ? 1 : 0, 'a refused refund is credited once');
    const payment = payments.find((one) => one.id === payment_id);
    ok(payment && payment.refunded >= amount, 'a refund belongs to a payment of at least its amount');
  }
};

/** A person has at most one ride under way, as its rider or its driver. */
const proveRides = ({ rides }: Books): void => {
  const busy = rides
    .filter(({ status }) => under.includes(status))
    .flatMap(({ rider_id, driver_id }) => (driver_id === null ? [rider_id] : [rider_id, driver_id]));
  equal(new Set(busy).size, busy.length, 'a person has one ride under way');
};

/** Throws unless every ride, every balance and the whole ledger obey the laws of money. */
export const proveMoney = async (context: Context): Promise<void> => {
  const books = await readBooks(context);
  deepEqual([books.money.sum, books.money.unbalanced], [0, []], 'the ledger sums to zero');
  for (const ride of books.rides) proveRide(books, ride);
  provePeople(books);
  proveReceivables(books);
  proveRefunds(books);
  proveRides(books);
};

/** Whether a rider owes too much to book, according to the ledger. */
export const owesTooMuch = async (context: Context, riderId: string): Promise<boolean> => {
  const books = await readBooks(context);
  const unpaid = books.rides.filter(
    (ride) =>
      ride.rider_id === riderId &&
      ride.status === 'completed' &&
      !isPaid(books, ride) &&
      transfersOf(books, ride, 'write_off') === 0,
  );
  const balance = balanceIn(books, `user:${riderId}`) / 100;
  return unpaid.length >= serverLimits.debt.unpaidRides || balance < serverLimits.debt.lowestBalance;
};
