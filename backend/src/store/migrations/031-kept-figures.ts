import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createKeptTable, type KeptTable } from './kept-table.ts';

/** The balance of each user, in cents. */
const balances: KeptTable = {
  name: 'account_balances',
  keys: ['account'],
  sums: ['balance'],
  source: {
    table: 'ledger_entries',
    columns: ['account', 'amount'],
    parts: (rows) => `select account, amount as balance from ${rows} where substr(account, 1, 5) = 'user:'`,
  },
};

/** The rides of each rider and of each driver by status, and all rides under the role of admins. */
const rides: KeptTable = {
  name: 'ride_counts',
  keys: ['user_id', 'role', 'status'],
  sums: ['rides'],
  source: {
    table: 'rides',
    columns: ['rider_id', 'driver_id', 'status'],
    parts: (rows) => `select rider_id as user_id, 'rider' as role, status, 1 as rides from ${rows}
      union all select driver_id, 'driver', status, 1 from ${rows} where driver_id is not null
      union all select '', 'admin', status, 1 from ${rows}`,
  },
};

const ratings = (role: 'rider' | 'driver', table: string): KeptTable => ({
  name: `${role}_rating_totals`,
  keys: ['user_id'],
  sums: ['ratings', 'stars'],
  source: {
    table,
    columns: [`${role}_id`, 'rating'],
    parts: (rows) => `select ${role}_id as user_id, 1 as ratings, rating as stars from ${rows}`,
  },
});

/** What each driver was paid for rides, and the platform's fees of it, each rounded half up as the contract does. */
const earnings: KeptTable = {
  name: 'driver_earnings',
  keys: ['driver_id'],
  sums: ['payments', 'amount', 'fees'],
  source: {
    table: 'payments',
    columns: ['driver_id', 'status', 'amount'],
    parts: (rows) => `select driver_id, 1 as payments, amount, (amount * 20 + 50) / 100 as fees from ${rows}
      where status = 'paid' and driver_id is not null`,
  },
};

/** The accounts of each role, without deleted ones. */
const users: KeptTable = {
  name: 'user_counts',
  keys: ['role'],
  sums: ['users'],
  source: {
    table: 'users',
    columns: ['role', 'deleted_at'],
    parts: (rows) => `select role, 1 as users from ${rows} where deleted_at is null`,
  },
};

export const figures031: readonly KeptTable[] = [
  balances,
  rides,
  ratings('driver', 'ratings'),
  ratings('rider', 'rider_ratings'),
  earnings,
  users,
];

/** Keeps the figures of people, which were counted from their whole history, and indexes what is still open. */
export const keptFigures = async (db: Transaction<Database>): Promise<void> => {
  for (const kept of figures031) await createKeptTable(db, kept);
  await sql`create index rides_owed_to_driver on rides (driver_id, created_at, id) where settlement = 'owed'`.execute(
    db,
  );
  await sql`create index payments_cash_unconfirmed on payments (driver_id, position)
    where method = 'cash' and status = 'paid' and cash_confirmed_at is null`.execute(db);
  await sql`create index ledger_entries_of_transaction on ledger_entries (transaction_id)`.execute(db);
  await sql`create index payments_not_paid on payments (created_at) where status <> 'paid'`.execute(db);
};
