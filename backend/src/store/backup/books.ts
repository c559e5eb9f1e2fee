import type { BackupData } from '@mobility/openapi';
import { accountOf } from '../../domain/ledger.ts';
import type { Value } from './rows.ts';

type Collections = BackupData['collections'];

/** The values of some columns, row by row. */
const valuesOf = (collections: Collections, table: string, names: readonly string[]): Value[][] => {
  const { columns = [], rows = [] } = collections[table] ?? {};
  const places = names.map((name) => columns.indexOf(name));
  return rows.map((row) => places.map((place) => row[place] ?? null));
};

const pairsOf = (collections: Collections, table: string, key: string, value: string): Map<Value, Value> =>
  new Map(
    valuesOf(collections, table, [key, value]).map(([of = null, is = null]): [Value, Value] => [of, is]),
  );

type Ride = { status: Value; rider: Value; driver: Value; fare: Value };
const ridesOf = (collections: Collections): Map<Value, Ride> =>
  new Map(
    valuesOf(collections, 'rides', ['id', 'status', 'rider_id', 'driver_id', 'fare']).map(
      ([id = null, status = null, rider = null, driver = null, fare = null]): [Value, Ride] => [
        id,
        { status, rider, driver, fare },
      ],
    ),
  );

/** What each account got by each transaction, in cents. */
const movedBy = (collections: Collections): Map<string, number> => {
  const moved = new Map<string, number>();
  const entries = valuesOf(collections, 'ledger_entries', ['transaction_id', 'account', 'amount']);
  for (const [transaction, account, amount] of entries) {
    const key = `${transaction}\n${account}`;
    moved.set(key, (moved.get(key) ?? 0) + Number(amount));
  }
  return moved;
};

/** What the rows of a backup say of each other. */
export const booksOf = (collections: Collections) => {
  const roles = pairsOf(collections, 'users', 'id', 'role');
  const rides = ridesOf(collections);
  const sequences = pairsOf(collections, 'live_sequences', 'user_id', 'seq');
  const transactions = pairsOf(collections, 'ledger_transactions', 'reference', 'id');
  const moved = movedBy(collections);
  return {
    roleOf: (user: Value): Value => roles.get(user) ?? null,
    rideOf: (ride: Value): Ride | undefined => rides.get(ride),
    /** The last number that a person's messages have. */
    lastSeqOf: (user: Value): number => Number(sequences.get(user) ?? 0),
    /** The cents that a transfer brought to somebody; undefined where there was none. */
    booked: (reference: string, user: Value): number | undefined =>
      moved.get(`${transactions.get(reference)}\n${accountOf(String(user))}`),
    /** Whether the person or the ride of an account is there. */
    hasOwner: (account: string): boolean => {
      const [kind, id = ''] = account.split(':');
      if (kind === 'user') return roles.has(id);
      return kind !== 'held' || rides.has(id);
    },
  };
};
