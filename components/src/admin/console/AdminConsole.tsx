import { unreadCount } from '@mobility/machines/inbox';
import { limits } from '@mobility/openapi/limits';
import { queryTag } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { InAddress } from '../../primitives/Dialog/InAddress.tsx';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useMobility } from '../../provider/mobility.ts';
import type { Build } from '../../shell/banners/BuildBanner.tsx';
import { DashboardFailedOnDemand } from '../panel/DashboardFailedOnDemand.tsx';
import { ShownFailure } from '../panel/shown-failure.ts';
import { useAdminQueries } from '../use-admin-queries.ts';
import { useFailures } from '../use-failures.ts';
import { useWaiting } from '../waiting/use-waiting.ts';
import { countsByTab } from '../waiting/waiting-kinds.ts';
import { AdminConsoleView } from './AdminConsoleView.tsx';
import { useTabTitle } from './opened/use-tab-title.ts';
import { AddressContext } from './parameters.ts';
import { tabParts } from './tab-parts.tsx';
import { type AddressPort, useConsoleAddress } from './use-console-address.ts';
import { useHasSettled } from './use-has-settled.ts';
import { useLostConnection } from './use-lost-connection.ts';

/** The parameters of the page's address; without them the console keeps its own. */
export type AdminConsoleProps = Partial<AddressPort> & {
  /** The running build. */
  build?: Build;
};

/** Reads all that is on screen again. It is pending for the press alone, not for the reads that happen by themselves. */
const useRefresh = () => {
  const { queryClient } = useMobility();
  const [pressed, setPressed] = useState(0);
  const refresh = (): Promise<void> => {
    setPressed((count) => count + 1);
    return queryClient
      .refetchQueries({ queryKey: queryTag('admin'), type: 'active' })
      .finally(() => setPressed((count) => count - 1));
  };
  return { isRefreshing: pressed > 0, refresh };
};

/** The admin console. Its figures and the open tab are fetched again every 30 seconds while the page is visible. */
export const AdminConsole = ({ build, ...port }: AdminConsoleProps) => {
  const queries = useAdminQueries();
  const address = useConsoleAddress(port);
  const { tab } = address;
  const isInAddress = port.parameters !== undefined;
  // A console that a host embeds without its address leaves the title to the host.
  useTabTitle(tab, isInAddress);
  const stats = useQuery({
    ...queries.getAdminStats(),
    enabled: useHasSettled(),
    refetchInterval: limits.admin.refreshInterval,
  });
  const [error] = useFailures(stats);
  const { isRefreshing, refresh } = useRefresh();
  const lostAt = useLostConnection();
  // Fetched while there is a server, so that a tab that is opened without one can say so.
  usePreload(DashboardFailedOnDemand, ...Object.values(tabParts));
  const { cards } = useInbox();
  const waiting = useWaiting();
  const { sums, more } = countsByTab(waiting.data);
  // The same while nothing changes in the address: the figures above are read more often than the tab changes.
  const content = useMemo(() => {
    const Part = tabParts[tab];
    return (
      <AddressContext.Provider value={address}>
        <Part key={tab} />
      </AddressContext.Provider>
    );
  }, [tab, address]);
  return (
    <AdminConsoleView
      stats={stats.data ?? null}
      build={build}
      updatedAt={stats.dataUpdatedAt || undefined}
      isRefreshing={isRefreshing}
      onRefresh={refresh}
      error={error}
      isLost={lostAt !== null && lostAt >= stats.dataUpdatedAt}
      tab={tab}
      counts={{ ...sums, notifications: unreadCount(cards) }}
      more={more}
      hrefOf={address.hrefOf}
    >
      <InAddress when={isInAddress}>
        <ShownFailure value={error}>{content}</ShownFailure>
      </InAddress>
    </AdminConsoleView>
  );
};
