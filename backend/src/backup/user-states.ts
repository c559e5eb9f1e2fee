import type { Role } from '@mobility/openapi';
import { sql } from 'kysely';
import type { Read } from '../store/store.ts';
import type { Staging } from './reading/staging.ts';
import type { Vault } from './vault.ts';

/** What a restore may change of a user. */
export type User = {
  id: string;
  email: string;
  name: string;
  role: Role;
  is_active: number;
  password_hash: string;
  /** Whether a driver may take rides; null without a driver profile. */
  is_approved: number | null;
  /** When the second factor was confirmed, in milliseconds; null without one. */
  second_factor_at: number | null;
};
/** The users and their balances in cents, by id and by account. */
export type State = { users: Map<string, User>; balances: Map<string, number> };
/** The rows of a backup, and the vault that opens its secrets. */
export type StagedBackup = { staging: Staging; vault: Vault };

/** The users and balances of the database. */
export const stateNow = async (db: Read): Promise<State> => {
  const users = await db
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .leftJoin('two_factor', 'two_factor.user_id', 'users.id')
    .select(['users.id', 'email', 'name', 'role', 'is_active', 'password_hash', 'is_approved'])
    .select('confirmed_at as second_factor_at')
    .execute();
  const balances = await db
    .selectFrom('ledger_entries')
    .select(['account', sql<number>`sum(amount)`.as('balance')])
    .where('account', 'like', 'user:%')
    .groupBy('account')
    .execute();
  return {
    users: new Map(users.map((user) => [user.id, user])),
    balances: new Map(balances.map(({ account, balance }) => [account, Number(balance)])),
  };
};

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** The users and balances of a backup. */
export const stateOf = ({ staging: { prepare }, vault }: StagedBackup): State => {
  const users = new Map<string, User>();
  const people = prepare(`select users.id, email, name, role, is_active, password_hash, is_approved,
    confirmed_at as second_factor_at from users
    left join driver_profiles on driver_profiles.user_id = users.id
    left join two_factor on two_factor.user_id = users.id`);
  for (const row of people.iterate()) {
    const id = String(row.id);
    users.set(id, {
      id,
      email: String(row.email),
      name: String(row.name),
      // The rows have been checked.
      role: row.role as Role,
      is_active: Number(row.is_active),
      password_hash: vault.open(String(row.password_hash), `users:password_hash:${id}`) ?? '',
      is_approved: numberOrNull(row.is_approved),
      second_factor_at: numberOrNull(row.second_factor_at),
    });
  }
  const balances = new Map<string, number>();
  const sums = prepare(
    "select account, sum(amount) as balance from ledger_entries where account like 'user:%' group by account",
  );
  for (const { account, balance } of sums.iterate()) balances.set(String(account), Number(balance));
  return { users, balances };
};
