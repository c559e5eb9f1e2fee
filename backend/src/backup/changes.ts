import type { RestorePreview, Role } from '@mobility/openapi';
import { sql } from 'kysely';
import { accountOf } from '../domain/money/ledger.ts';
import { fromCents } from '../domain/money/money.ts';
import type { Read } from '../store/store.ts';
import type { Staging } from './reading/staging.ts';
import type { Restorer } from './restore.ts';
import type { Vault } from './vault.ts';

type User = { id: string; email: string; name: string; role: Role; is_active: number; password_hash: string };
/** The rows of a backup, and the vault that opens its secrets. */
type StagedBackup = { staging: Staging; vault: Vault };
/** A user before and after the restore. */
type Pair = { was: User | undefined; is: User | undefined };
type State = { users: Map<string, User>; balances: Map<string, number> };

const listed = 200;
const userColumns = ['id', 'email', 'name', 'role', 'is_active', 'password_hash'] as const;

const stateNow = async (db: Read): Promise<State> => {
  const users = await db
    .selectFrom('users')
    .select([...userColumns])
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

const stateOf = ({ staging: { rows, prepare }, vault }: StagedBackup): State => {
  const users = new Map<string, User>();
  for (const [id, email, name, role, is_active, password] of rows('users', userColumns)) {
    users.set(String(id), {
      id: String(id),
      email: String(email),
      name: String(name),
      // The rows have been checked.
      role: role as Role,
      is_active: Number(is_active),
      password_hash: vault.open(String(password), `users:password_hash:${id}`) ?? '',
    });
  }
  const balances = new Map<string, number>();
  const sums = prepare(
    "select account, sum(amount) as balance from ledger_entries where account like 'user:%' group by account",
  );
  for (const { account, balance } of sums.iterate()) balances.set(String(account), Number(balance));
  return { users, balances };
};

const isAdmin = (user: User | undefined): boolean => user?.role === 'admin' && user.is_active === 1;

const changesRole = (before: User | undefined, after: User | undefined): boolean =>
  before && after
    ? before.role !== after.role || (isAdmin(after) && !isAdmin(before))
    : [before, after].some((user) => user?.role === 'admin');

const isLocked = (user: User): boolean => user.is_active === 0;

const isNewPassword = (was: User, is: User, { email }: Pick<Restorer, 'email'>): boolean =>
  was.password_hash !== is.password_hash && is.email !== email;

/** The accounts whose password is another one afterwards, in the order of their names. */
const passwordsOf = (pairs: readonly Pair[], restorer: Pick<Restorer, 'email'>) =>
  pairs
    .flatMap(({ was, is }) =>
      was && is && isNewPassword(was, is, restorer) ? [{ email: is.email, name: is.name }] : [],
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The accounts that are locked now and not afterwards, or the other way round; those to be unlocked first. */
const locksOf = (pairs: readonly Pair[]) =>
  pairs
    .flatMap(({ was, is }) =>
      was && is && isLocked(was) !== isLocked(is)
        ? [{ email: is.email, name: is.name, locked: isLocked(is) }]
        : [],
    )
    .toSorted((one, other) => Number(one.locked) - Number(other.locked));

/** The accounts whose name or address is another one afterwards, in the order of their present names. */
const personsOf = (pairs: readonly Pair[]) =>
  pairs
    .flatMap(({ was, is }) =>
      was && is && (was.name !== is.name || was.email !== is.email)
        ? [{ email: is.email, name: is.name, from_email: was.email, from_name: was.name }]
        : [],
    )
    .toSorted((one, other) => one.from_name.localeCompare(other.from_name));

/**
 * The roles, balances, locks, passwords, names and addresses that differ between the database and a backup, new admins and large
 * differences first. The admin who restores keeps the own password.
 */
export const changesOf = async (
  db: Read,
  backup: StagedBackup,
  restorer: Pick<Restorer, 'email'>,
): Promise<RestorePreview> => {
  const [before, after] = [await stateNow(db), stateOf(backup)];
  const ids = [...new Set([...before.users.keys(), ...after.users.keys()])];
  const pairs = ids.map((id) => ({ id, was: before.users.get(id), is: after.users.get(id) }));
  const roles = pairs.filter(({ was, is }) => changesRole(was, is));
  const locks = locksOf(pairs);
  const passwords = passwordsOf(pairs, restorer);
  const persons = personsOf(pairs);
  const balances = pairs
    .map(({ id, was, is }) => {
      const account = accountOf(id);
      return {
        user: was ?? is,
        from: before.balances.get(account) ?? 0,
        to: after.balances.get(account) ?? 0,
      };
    })
    .filter(({ from, to }) => from !== to);
  const who = (user: User | undefined) => ({ email: user?.email ?? '', name: user?.name ?? '' });
  return {
    role_changes: roles
      .toSorted((one, other) => Number(isAdmin(other.is)) - Number(isAdmin(one.is)))
      .slice(0, listed)
      .map(({ was, is }) => ({ ...who(is ?? was), from: was?.role ?? null, to: is?.role ?? null })),
    role_changes_total: roles.length,
    balance_changes: balances
      .toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
      .slice(0, listed)
      .map(({ user, from, to }) => ({ ...who(user), from: fromCents(from), to: fromCents(to) })),
    balance_changes_total: balances.length,
    lock_changes: locks.slice(0, listed),
    lock_changes_total: locks.length,
    password_changes: passwords.slice(0, listed),
    password_changes_total: passwords.length,
    person_changes: persons.slice(0, listed),
    person_changes_total: persons.length,
    users_added: pairs.filter(({ was }) => !was).length,
    users_removed: pairs.filter(({ is }) => !is).length,
  };
};
