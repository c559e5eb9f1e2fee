import type { RestorePreview } from '@mobility/openapi';
import { accountOf } from '../domain/money/ledger.ts';
import { fromCents } from '../domain/money/money.ts';
import type { Read } from '../store/store.ts';
import type { Restorer } from './restore.ts';
import { type StagedBackup, stateNow, stateOf, type User } from './user-states.ts';

/** A user who exists before and after. */
type Kept = { was: User; is: User };

const listed = 200;

const isAdmin = (user: User | undefined): boolean => user?.role === 'admin' && user.is_active === 1;

const changesRole = (before: User | undefined, after: User | undefined): boolean =>
  before && after
    ? before.role !== after.role || (isAdmin(after) && !isAdmin(before))
    : [before, after].some((user) => user?.role === 'admin');

const isLocked = (user: User): boolean => user.is_active === 0;

const isNewPassword = (was: User, is: User, { email }: Pick<Restorer, 'email'>): boolean =>
  was.password_hash !== is.password_hash && is.email !== email;

/** The person as the admins know the account now. */
const who = ({ email, name }: User) => ({ email, name });
const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);

/** The accounts whose password is another one afterwards, in the order of their names. */
const passwordsOf = (kept: readonly Kept[], restorer: Pick<Restorer, 'email'>) =>
  kept
    .filter(({ was, is }) => isNewPassword(was, is, restorer))
    .map(({ was }) => who(was))
    .toSorted(byName);

/** The accounts that are locked now and not afterwards, or the other way round; those to be unlocked first. */
const locksOf = (kept: readonly Kept[]) =>
  kept
    .filter(({ was, is }) => isLocked(was) !== isLocked(is))
    .map(({ was, is }) => ({ ...who(was), locked: isLocked(is) }))
    .toSorted((one, other) => Number(one.locked) - Number(other.locked));

const isApproved = (user: User): boolean => user.is_approved === 1;

/** The drivers who are approved now and not afterwards, or the other way round; those to be approved first. */
const approvalsOf = (kept: readonly Kept[]) =>
  kept
    .filter(({ was, is }) => isApproved(was) !== isApproved(is))
    .map(({ was, is }) => ({ ...who(was), approved: isApproved(is) }))
    .toSorted((one, other) => Number(other.approved) - Number(one.approved));

/** The accounts that lose, get or change their second factor; those that lose it first. */
const secondFactorsOf = (kept: readonly Kept[]) =>
  kept
    .filter(({ was, is }) => was.second_factor_at !== is.second_factor_at)
    .map(({ was, is }) => ({ ...who(was), enabled: is.second_factor_at !== null }))
    .toSorted((one, other) => Number(one.enabled) - Number(other.enabled));

/** The accounts whose name or address is another one afterwards, in the order of their present names. */
const personsOf = (kept: readonly Kept[]) =>
  kept
    .filter(({ was, is }) => was.name !== is.name || was.email !== is.email)
    .map(({ was, is }) => ({ ...who(is), from_email: was.email, from_name: was.name }))
    .toSorted((one, other) => one.from_name.localeCompare(other.from_name));

/**
 * What differs between the users of the database and of a backup, new admins and large differences first. The admin who
 * restores keeps the own password.
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
  const kept = pairs.flatMap(({ was, is }) => (was && is ? [{ was, is }] : []));
  const removed = pairs.flatMap(({ was, is }) => (was && !is ? [who(was)] : [])).toSorted(byName);
  const [locks, approvals, secondFactors] = [locksOf(kept), approvalsOf(kept), secondFactorsOf(kept)];
  const [passwords, persons] = [passwordsOf(kept, restorer), personsOf(kept)];
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
  const known = (user: User | undefined) => ({ email: user?.email ?? '', name: user?.name ?? '' });
  return {
    role_changes: roles
      .toSorted((one, other) => Number(isAdmin(other.is)) - Number(isAdmin(one.is)))
      .slice(0, listed)
      .map(({ was, is }) => ({ ...known(was ?? is), from: was?.role ?? null, to: is?.role ?? null })),
    role_changes_total: roles.length,
    balance_changes: balances
      .toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
      .slice(0, listed)
      .map(({ user, from, to }) => ({ ...known(user), from: fromCents(from), to: fromCents(to) })),
    balance_changes_total: balances.length,
    lock_changes: locks.slice(0, listed),
    lock_changes_total: locks.length,
    approval_changes: approvals.slice(0, listed),
    approval_changes_total: approvals.length,
    two_factor_changes: secondFactors.slice(0, listed),
    two_factor_changes_total: secondFactors.length,
    password_changes: passwords.slice(0, listed),
    password_changes_total: passwords.length,
    person_changes: persons.slice(0, listed),
    person_changes_total: persons.length,
    users_added: pairs.filter(({ was }) => !was).length,
    users_removed: removed.length,
    removed_users: removed.slice(0, listed),
  };
};
