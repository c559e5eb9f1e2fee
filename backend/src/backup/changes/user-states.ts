import { setImmediate as otherWork } from 'node:timers/promises';
import type { Role } from '@mobility/openapi';
import { sql } from 'kysely';
import type { Read } from '../../store/store.ts';
import type { Staging } from '../reading/staging.ts';
import type { Vault } from '../vault.ts';
import { pagesById } from './pages-by-id.ts';

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
  /** In cents. */
  balance: number;
};
/** A user now and after a restore; one of both may be missing. One under another id has the same e-mail address. */
export type Pair = { was: User | undefined; is: User | undefined };
/** The rows of a backup, and the vault that opens its secrets. */
export type StagedBackup = { staging: Pick<Staging, 'prepare'>; vault: Pick<Vault, 'open'> };

const usersPerPage = 500;

const usersAfter =
  (db: Read) =>
  async (id: string): Promise<User[]> => {
    const users = await db
      .selectFrom('users')
      .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
      .leftJoin('two_factor', 'two_factor.user_id', 'users.id')
      .leftJoin('account_balances', (join) =>
        join.on('account_balances.account', '=', sql<string>`'user:' || users.id`),
      )
      .select(['users.id', 'email', 'name', 'role', 'is_active', 'password_hash', 'is_approved', 'balance'])
      .select('confirmed_at as second_factor_at')
      .where('users.id', '>', id)
      .orderBy('users.id')
      .limit(usersPerPage)
      .execute();
    return users.map((user) => ({ ...user, balance: Number(user.balance ?? 0) }));
  };

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

// The sums that the database keeps are not in a backup.
const stagedUsers = `select users.id, email, name, role, is_active, password_hash, is_approved,
  confirmed_at as second_factor_at,
  (select sum(amount) from ledger_entries where account = 'user:' || users.id) as balance from users
  left join driver_profiles on driver_profiles.user_id = users.id
  left join two_factor on two_factor.user_id = users.id`;

const userOf = (row: Record<string, unknown>, vault: StagedBackup['vault']): User => {
  const id = String(row.id);
  return {
    id,
    email: String(row.email),
    name: String(row.name),
    // The rows have been checked.
    role: row.role as Role,
    is_active: Number(row.is_active),
    password_hash: vault.open(String(row.password_hash), `users:password_hash:${id}`) ?? '',
    is_approved: numberOrNull(row.is_approved),
    second_factor_at: numberOrNull(row.second_factor_at),
    balance: Number(row.balance ?? 0),
  };
};

type Find = (email: string) => User | undefined;

/** Finds, for users whose ids the backup does not have, the users with their addresses whose ids the database does not have. */
const sameAddresses = async (db: Read, users: readonly User[], find: Find): Promise<Map<string, User>> => {
  const found = users.flatMap(({ email }) => find(email) ?? []);
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const taken = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  const kept = new Set(taken.map(({ id }) => id));
  return new Map(found.filter(({ id }) => !kept.has(id)).map((user) => [user.email, user]));
};

/**
 * Every user of the database or of a backup as both have it, by the page. Other requests are served between the pages,
 * because a backup may have some hundred thousand users.
 */
export async function* pairsOf(db: Read, { staging, vault }: StagedBackup): AsyncGenerator<Pair[]> {
  const find = staging.prepare(`${stagedUsers} where users.id = ?`);
  const findByEmail = staging.prepare(`${stagedUsers} where users.email = ?`);
  const known = new Set<string>();
  for await (const users of pagesById(usersPerPage, usersAfter(db))) {
    const pairs = users.map((was) => {
      const row = find.get(was.id);
      return { was, is: row && userOf(row, vault) };
    });
    const gone = pairs.filter(({ is }) => !is).map(({ was }) => was);
    const moved = await sameAddresses(db, gone, (email) => {
      const row = findByEmail.get(email);
      return row && userOf(row, vault);
    });
    yield pairs.map(({ was, is = moved.get(was.email) }) => {
      known.add(was.id);
      if (is) known.add(is.id);
      return { was, is };
    });
  }
  let added: Pair[] = [];
  let seen = 0;
  for (const { id } of staging.prepare('select id from users').iterate()) {
    if (!known.has(String(id))) {
      const row = find.get(String(id));
      added.push({ was: undefined, is: row && userOf(row, vault) });
    }
    seen += 1;
    if (seen % usersPerPage > 0) continue;
    yield added;
    added = [];
    await otherWork();
  }
  yield added;
}
