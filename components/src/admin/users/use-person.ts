import { isUnavailable } from '@mobility/machines/unavailable';
import type { AdminUser, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useQuery } from '@tanstack/react-query';
import { useAdminQueries } from '../use-admin-queries.ts';

/** What is known of one user: the details, or the row of the list until they arrive. */
export type Person = { user: User; details: AdminUser | null };

/** One user by id. A backend without the details has the rows of its list. */
export const usePerson = (id: string | null, users: readonly User[]) => {
  const queries = useAdminQueries();
  const { data, error, refetch, isLoading } = useQuery({
    ...queries.getAdminUser(id ?? ''),
    enabled: id !== null,
    refetchInterval: limits.admin.refreshInterval,
  });
  const listed = users.find((user) => user.id === id);
  const user = listed ?? data?.user;
  const person: Person | null = user ? { user: data?.user ?? user, details: data ?? null } : null;
  return {
    person,
    /** The details have not arrived yet. */
    isLoading,
    error: error && !(person && isUnavailable(error)) ? error : null,
    retry: () => refetch(),
  };
};
