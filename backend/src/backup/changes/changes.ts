import type { RestorePreview } from '@mobility/openapi';
import { fromCents } from '../../domain/money/money.ts';
import type { Read } from '../../store/store.ts';
import type { Restorer } from '../restore.ts';
import { Shortlist } from './shortlist.ts';
import { type Pair, pairsOf, type StagedBackup, type User } from './user-states.ts';

/** A user who exists before and after. */
type Kept = { was: User; is: User };

const listed = 200;

const { compare } = new Intl.Collator();
const byName = (one: User, other: User): number => compare(one.name, other.name);
const falseFirst = (one: boolean, other: boolean): number => Number(one) - Number(other);

const isAdmin = (user: User | undefined): boolean => user?.role === 'admin' && user.is_active === 1;

const changesRole = ({ was, is }: Pair): boolean =>
  was && is
    ? was.role !== is.role || (isAdmin(is) && !isAdmin(was))
    : [was, is].some((user) => user?.role === 'admin');

const isLocked = (user: User): boolean => user.is_active === 0;
const isApproved = (user: User): boolean => user.is_approved === 1;

const isNewPassword = ({ was, is }: Kept, { email }: Pick<Restorer, 'email'>): boolean =>
  was.password_hash !== is.password_hash && is.email !== email;

const differenceOf = ({ was, is }: Pair): number => (is?.balance ?? 0) - (was?.balance ?? 0);

/** The person as the admins know the account now. */
const who = ({ email, name }: User) => ({ email, name });
const known = ({ was, is }: Pair) => ({ email: (was ?? is)?.email ?? '', name: (was ?? is)?.name ?? '' });

/** Lists the account of the admin who restores first, who is to know what becomes of it however many accounts change. */
const ownFirst =
  <P extends Pair>({ email }: Pick<Restorer, 'email'>, order: (one: P, other: P) => number) =>
  (one: P, other: P): number =>
    falseFirst(other.was?.email === email, one.was?.email === email) || order(one, other);

/** Finds and counts the changes of users, each kind in its own order. */
const createLists = (restorer: Pick<Restorer, 'email'>) => {
  const ofKept = (order: (one: Kept, other: Kept) => number) => new Shortlist<Kept>(listed, order);
  const lists = {
    added: new Shortlist<User>(listed, byName),
    removed: new Shortlist<User>(listed, byName),
    /** New admins first. */
    roles: new Shortlist<Pair>(
      listed,
      ownFirst(restorer, (one, other) => falseFirst(isAdmin(other.is), isAdmin(one.is))),
    ),
    /** Large differences first. */
    balances: new Shortlist<Pair>(
      listed,
      (one, other) => Math.abs(differenceOf(other)) - Math.abs(differenceOf(one)),
    ),
    /** Those to be unlocked first. */
    locks: ofKept(ownFirst(restorer, (one, other) => falseFirst(isLocked(one.is), isLocked(other.is)))),
    /** Those to be approved first. */
    approvals: ofKept((one, other) => falseFirst(isApproved(other.is), isApproved(one.is))),
    /** Those that lose it first. */
    secondFactors: ofKept(
      ownFirst(restorer, (one, other) =>
        falseFirst(one.is.second_factor_at !== null, other.is.second_factor_at !== null),
      ),
    ),
    passwords: ofKept((one, other) => byName(one.was, other.was)),
    /** Those under another id too. */
    persons: ofKept(ownFirst(restorer, (one, other) => byName(one.was, other.was))),
  };
  const addKept = (pair: Kept): void => {
    const { was, is } = pair;
    if (isLocked(was) !== isLocked(is)) lists.locks.add(pair);
    if (isApproved(was) !== isApproved(is)) lists.approvals.add(pair);
    if (was.second_factor_at !== is.second_factor_at) lists.secondFactors.add(pair);
    if (isNewPassword(pair, restorer)) lists.passwords.add(pair);
    // Told apart from a change of the name by its equal names.
    if (was.id !== is.id) lists.persons.add({ was, is: { ...is, name: was.name } });
    if (was.name !== is.name || was.email !== is.email) lists.persons.add(pair);
  };
  const add = ({ was, is }: Pair): void => {
    if (changesRole({ was, is })) lists.roles.add({ was, is });
    if (differenceOf({ was, is }) !== 0) lists.balances.add({ was, is });
    if (was && is) addKept({ was, is });
    else if (was) lists.removed.add(was);
    else if (is) lists.added.add(is);
  };
  return { ...lists, add };
};

/** What differs between the users of the database and of a backup. The admin who restores keeps the own password. */
export const changesOf = async (
  db: Read,
  backup: StagedBackup,
  restorer: Pick<Restorer, 'email'>,
): Promise<RestorePreview> => {
  const lists = createLists(restorer);
  for await (const pairs of pairsOf(db, backup)) for (const pair of pairs) lists.add(pair);
  const { roles, balances, locks, approvals, secondFactors, passwords, persons, added, removed } = lists;
  return {
    role_changes: roles.items.map((pair) => ({
      ...known(pair),
      from: pair.was?.role ?? null,
      to: pair.is?.role ?? null,
    })),
    role_changes_total: roles.total,
    balance_changes: balances.items.map((pair) => ({
      ...known(pair),
      from: fromCents(pair.was?.balance ?? 0),
      to: fromCents(pair.is?.balance ?? 0),
    })),
    balance_changes_total: balances.total,
    lock_changes: locks.items.map(({ was, is }) => ({ ...who(was), locked: isLocked(is) })),
    lock_changes_total: locks.total,
    approval_changes: approvals.items.map(({ was, is }) => ({ ...who(was), approved: isApproved(is) })),
    approval_changes_total: approvals.total,
    two_factor_changes: secondFactors.items.map(({ was, is }) => ({
      ...who(was),
      enabled: is.second_factor_at !== null,
    })),
    two_factor_changes_total: secondFactors.total,
    password_changes: passwords.items.map(({ was }) => who(was)),
    password_changes_total: passwords.total,
    person_changes: persons.items.map(({ was, is }) => ({
      ...who(is),
      from_email: was.email,
      from_name: was.name,
    })),
    person_changes_total: persons.total,
    users_added: added.total,
    added_users: added.items.map(who),
    users_removed: removed.total,
    removed_users: removed.items.map(who),
  };
};
