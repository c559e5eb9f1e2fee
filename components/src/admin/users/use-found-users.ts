import type { User } from '@mobility/openapi';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';
import { narrowingOf, passes, type UserFilters } from './user-filters.ts';

/** The users that the filters find, newest first, page by page. */
export const useFoundUsers = (filters: UserFilters) => {
  const { client } = useMobility();
  const narrowing = narrowingOf(filters);
  const { rows, ...pages } = usePages(
    [...adminQueryKeys.listAdminUsers, narrowing],
    (position, options) => client.listAdminUsers({ ...narrowing, ...position }, options),
    (users: readonly User[]) => users,
  );
  return { ...pages, users: rows?.filter((user) => passes(filters, user)) ?? null };
};
