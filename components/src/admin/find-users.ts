import type { Role, User } from '@mobility/openapi';

export type RoleFilter = 'all' | Role;

/** A driver whose profile waits for approval. */
const isWaiting = (user: User): boolean => user.role === 'driver' && user.is_approved === false;

/** The users that match the search and the role, those who wait for approval first, otherwise in the given order. */
export const findUsers = (users: readonly User[], search: string, role: RoleFilter): User[] => {
  const query = search.trim().toLowerCase();
  const matches = (user: User) =>
    (role === 'all' || user.role === role) &&
    [user.name, user.email].some((field) => field.toLowerCase().includes(query));
  return users.filter(matches).toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
};
