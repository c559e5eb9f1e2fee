import { unreadCount } from '@mobility/machines/inbox';
import { limits } from '@mobility/openapi/limits';
import { queryTag } from '@mobility/sdk/queries';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import type { Build } from '../../shell/banners/BuildBanner.tsx';
import { useAdminQueries } from '../use-admin-queries.ts';
import { useWaiting } from '../waiting/use-waiting.ts';
import { countsByTab } from '../waiting/waiting-kinds.ts';
import { AdminConsoleView } from './AdminConsoleView.tsx';
import { AddressContext } from './parameters.ts';
import { tabParts } from './tab-parts.ts';
import { type AddressPort, useConsoleAddress } from './use-console-address.ts';
import { useHasSettled } from './use-has-settled.ts';

/** The parameters of the page's address; without them the console keeps its own. */
export type AdminConsoleProps = Partial<AddressPort> & {
  /** The running build. */
  build?: Build;
};

const tag = { queryKey: queryTag('admin') };

/** The admin console. Its figures and the open tab are fetched again every 30 seconds while the page is visible. */
export const AdminConsole = ({ build, ...port }: AdminConsoleProps) => {
  const queries = useAdminQueries();
  const { tab, ...address } = useConsoleAddress(port);
  const stats = useQuery({
    ...queries.getAdminStats(),
    enabled: useHasSettled(),
    refetchInterval: limits.admin.refreshInterval,
  });
  const queryClient = useQueryClient();
  const { notifications } = useInbox();
  const waiting = useWaiting();
  const Part = tabParts[tab];
  return (
    <AdminConsoleView
      stats={stats.data ?? null}
      build={build}
      updatedAt={stats.dataUpdatedAt || undefined}
      isRefreshing={useIsFetching(tag) > 0}
      onRefresh={() => void queryClient.refetchQueries({ ...tag, type: 'active' })}
      error={stats.error?.message}
      tab={tab}
      counts={{ ...countsByTab(waiting.data), notifications: unreadCount(notifications) }}
      hrefOf={address.hrefOf}
    >
      <AddressContext value={address}>
        <Part key={tab} />
      </AddressContext>
    </AdminConsoleView>
  );
};
