import type { QueryOf, Role, User } from '@mobility/openapi';

/** What the console shows of the users. The address has each value that is not 'all'. */
export type UserFilters = {
  search: string;
  /** `unapproved`: drivers whose vehicle waits for the approval. */
  role: 'all' | Role | 'unapproved';
  presence: 'all' | 'online' | 'offline';
  lock: 'all' | 'locked' | 'unlocked';
};

export const roleFilters = ['all', 'admin', 'driver', 'rider', 'unapproved'] as const;
export const presenceFilters = ['all', 'online', 'offline'] as const;
export const lockFilters = ['all', 'locked', 'unlocked'] as const;
export const noFilters: UserFilters = { search: '', role: 'all', presence: 'all', lock: 'all' };

const among = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

/** The filters in the parameters of an address; unknown words count as all. */
export const filtersIn = (parameters: URLSearchParams): UserFilters => ({
  search: parameters.get('search') ?? '',
  role: among(roleFilters, parameters.get('role'), 'all'),
  presence: among(presenceFilters, parameters.get('presence'), 'all'),
  lock: among(lockFilters, parameters.get('lock'), 'all'),
});

/** The parameters of an address for these filters. */
export const parametersOf = (filters: Partial<UserFilters>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value === 'all' ? null : value]));

type Narrowing = Pick<QueryOf<'listAdminUsers'>, 'search' | 'role' | 'presence' | 'lock' | 'approval'>;

/** The filters as the server takes them. */
export const narrowingOf = ({ search, role, presence, lock }: UserFilters): Narrowing => ({
  ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }),
  ...(role === 'unapproved' ? { role: 'driver', approval: 'pending' } : role !== 'all' && { role }),
  ...(presence !== 'all' && { presence }),
  ...(lock !== 'all' && { lock }),
});

/** A driver whose profile waits for approval: not one whose profile was sent back and has not been changed. */
export const isWaiting = ({ role, is_approved, is_sent_back }: User): boolean =>
  role === 'driver' && is_approved === false && !is_sent_back;

const isOf = (role: UserFilters['role'], user: User): boolean => {
  if (role === 'unapproved') return isWaiting(user);
  return role === 'all' || user.role === role;
};

/** Whether a user passes the filters. A server that does not know them returns all users. */
export const passes = ({ search, role, presence, lock }: UserFilters, user: User): boolean => {
  const words = search.trim().toLowerCase();
  return (
    isOf(role, user) &&
    (presence === 'all' || user.is_online === (presence === 'online')) &&
    (lock === 'all' || user.is_active === (lock === 'unlocked')) &&
    [user.name, user.email].some((field) => field.toLowerCase().includes(words))
  );
};
