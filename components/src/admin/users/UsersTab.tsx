import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { useAddress } from '../console/parameters.ts';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import { useAdminQueries } from '../use-admin-queries.ts';
import { UserDialogs } from './dialogs/UserDialogs.tsx';
import { useUserActions } from './dialogs/use-user-actions.ts';
import { UserDrawerOnDemand } from './drawer/UserDrawerOnDemand.tsx';
import { UsersView } from './UsersView.tsx';
import { useBalances } from './use-balances.ts';
import { useFoundUsers } from './use-found-users.ts';
import { filtersIn, parametersOf } from './user-filters.ts';

const noUsers: readonly never[] = [];

const filterNames = ['search', 'role', 'presence', 'lock'];

/** The users of the platform, with their details and the dialogs of what an admin does with them. */
export const UsersTab = () => {
  const { drafts } = useMobility();
  const queries = useAdminQueries();
  const { parameters, change, hrefOf } = useAddress();
  const filters = filtersIn(parameters);
  const { data: stats } = useQuery({ ...queries.getAdminStats(), refetchOnMount: false });
  const { users, error, retry, ...pages } = useFoundUsers(filters);
  const balances = useBalances(users ?? noUsers);
  const onAction = useUserActions();
  const selected = parameters.get('user');
  usePreload(UserDrawerOnDemand);
  return (
    <>
      <UsersView
        saved={<SavedFilters tab="users" names={filterNames} />}
        {...pages}
        filters={filters}
        onFilters={(next) => change({ ...parametersOf(next), page: null })}
        users={users}
        balances={balances.byUser}
        total={stats?.total_users}
        error={error ?? balances.error}
        onRetry={error ? retry : balances.retry}
        selected={selected}
        storage={drafts}
        hrefOf={useCallback(
          ({ id }) => hrefOf('users', { ...Object.fromEntries(parameters), user: id, payments: null }),
          [hrefOf, parameters],
        )}
        onAction={onAction}
        own={useUser()?.id}
      />
      <UserDrawerOnDemand id={selected} users={users ?? noUsers} onAction={onAction} />
      <UserDialogs users={users ?? noUsers} />
    </>
  );
};
