import type { BackupData } from '@mobility/openapi';
import { drivenStatuses } from '../../domain/ride.ts';
import { booksOf } from './books.ts';
import { invalid } from './invalid.ts';
import type { Value } from './rows.ts';

type Collections = BackupData['collections'];
type Books = ReturnType<typeof booksOf>;
type Of = (column: string) => Value;
/** What a row has to be beside others, and what is said of one that is not. */
type Law = { table: string; wrong: string; holds: (of: Of, books: Books) => boolean };

const isDriven = (status: Value): boolean => drivenStatuses.some((driven) => driven === status);

/** What a ride of a status has been through. */
const needs: Record<string, readonly string[]> = {
  accepted: ['accepted_at'],
  driver_arriving: ['accepted_at', 'arrived_at'],
  in_progress: ['accepted_at', 'started_at'],
  completed: ['accepted_at', 'started_at', 'completed_at', 'fare'],
  cancelled: ['cancelled_at', 'cancelled_by'],
};

const rideLaws: readonly Law[] = [
  {
    table: 'rides',
    wrong: 'has no driver',
    holds: (of) => of('driver_id') !== null || !(isDriven(of('status')) || of('status') === 'completed'),
  },
  {
    table: 'rides',
    wrong: 'waits for a driver and has one',
    holds: (of) => of('status') !== 'pending' || of('driver_id') === null,
  },
  {
    table: 'rides',
    wrong: 'lacks what its status needs',
    holds: (of) => (needs[String(of('status'))] ?? []).every((column) => of(column) !== null),
  },
  {
    table: 'rides',
    wrong: 'is driven by somebody who is no driver',
    holds: (of, { roleOf }) => !isDriven(of('status')) || roleOf(of('driver_id')) === 'driver',
  },
  // The profile of somebody who was a driver stays, their duty ends.
  {
    table: 'driver_state',
    wrong: 'is online and belongs to no driver',
    holds: (of, { roleOf }) => of('is_online') === 0 || roleOf(of('user_id')) === 'driver',
  },
  {
    table: 'disputes',
    wrong: 'lacks what its status needs',
    holds: (of) => (of('status') === 'submitted') === (of('resolved_at') === null),
  },
];

const partyLaws: readonly Law[] = ['payments', 'ratings', 'rider_ratings'].flatMap((table): Law[] => [
  {
    table,
    wrong: 'is of a ride that is not completed',
    holds: (of, { rideOf }) => rideOf(of('ride_id'))?.status === 'completed',
  },
  {
    table,
    wrong: 'is of other people than its ride',
    holds: (of, { rideOf }) => rideOf(of('ride_id'))?.rider === of('rider_id'),
  },
]);

const messageLaws: readonly Law[] = [
  // The next message would get a number that is taken.
  {
    table: 'notifications',
    wrong: 'has a number that was never given',
    holds: (of, { lastSeqOf }) => Number(of('seq')) <= lastSeqOf(of('user_id')),
  },
];

const moneyLaws: readonly Law[] = [
  {
    table: 'payments',
    wrong: 'asks for another fare than its ride',
    holds: (of, { rideOf }) => rideOf(of('ride_id'))?.fare === of('amount'),
  },
  {
    table: 'ledger_entries',
    wrong: 'belongs to nobody who is there',
    holds: (of, { hasOwner }) => hasOwner(String(of('account'))),
  },
  {
    table: 'payments',
    wrong: 'lacks what its status needs',
    holds: (of) =>
      (of('status') === 'paid') === (of('paid_at') !== null) &&
      (of('status') !== 'processing' || of('claimed_at') !== null),
  },
  {
    table: 'payments',
    wrong: 'gave back more than was paid',
    holds: (of) => Number(of('refunded')) <= (of('status') === 'paid' ? Number(of('amount')) : 0),
  },
  {
    table: 'payments',
    wrong: 'confirms cash that was not paid',
    holds: (of) => of('cash_confirmed_at') === null || (of('status') === 'paid' && of('method') === 'cash'),
  },
  {
    table: 'payments',
    wrong: 'is paid, and the ledger says otherwise',
    holds: (of, { rideOf, booked }) =>
      of('status') !== 'paid' ||
      of('method') === 'cash' ||
      booked(`payment:${of('ride_id')}`, rideOf(of('ride_id'))?.driver ?? null) === of('amount'),
  },
  {
    table: 'top_ups',
    wrong: 'lacks what its status needs',
    holds: (of) => (of('status') === 'paid') === (of('paid_at') !== null),
  },
  {
    table: 'top_ups',
    wrong: 'is paid, and the ledger says otherwise',
    holds: (of, { booked }) =>
      of('status') !== 'paid' || booked(`topup:${of('id')}`, of('user_id')) === of('amount'),
  },
];

const laws = [...rideLaws, ...partyLaws, ...messageLaws, ...moneyLaws];

/** Refuses rows whose values fit each by itself, but not together. */
export const requireSense = (collections: Collections): void => {
  const books = booksOf(collections);
  for (const { table, wrong, holds } of laws) {
    const { columns = [], rows = [] } = collections[table] ?? {};
    const places = new Map(columns.map((name, place) => [name, place]));
    const at = rows.findIndex((row) => !holds((column) => row[places.get(column) ?? -1] ?? null, books));
    if (at >= 0) throw invalid(`Row ${at + 1} of ${table} ${wrong}`);
  }
};
