import type { Role, User } from '@mobility/openapi';

export type RoleFilter = 'all' | Role;

/** A driver with a profile that nobody has approved. */
export const isWaiting = (user: User): boolean => user.role === 'driver' && user.is_approved === false;

/** The users that fit, those who wait for an approval first, otherwise in the given order. */
export const findUsers = (users: readonly User[], search: string, role: RoleFilter): User[] => {
  const words = search.trim().toLowerCase();
  const fits = (user: User) =>
    (role === 'all' || user.role === role) &&
    [user.name, user.email].some((field) => field.toLowerCase().includes(words));
  return users.filter(fits).toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
};
