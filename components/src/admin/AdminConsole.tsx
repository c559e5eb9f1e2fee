import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../provider/mobility.ts';
import type { Build } from '../shell/banners/BuildBanner.tsx';
import { AdminConsoleView, adminSections } from './AdminConsoleView.tsx';
import { RestoreOnDemand } from './restore/RestoreOnDemand.tsx';
import { useApproval } from './use-approval.ts';

export type AdminConsoleProps = {
  /** The running build. */
  build?: Build;
  /** The section in the address, such as `users`. Any other text shows the users. */
  tab?: string | null;
};

/** The admin console with its data, which is fetched again every 30 seconds while the page is visible. */
export const AdminConsole = ({ build, tab }: AdminConsoleProps) => {
  const { queries } = useMobility();
  const { refreshInterval: refetchInterval } = limits.admin;
  const stats = useQuery({ ...queries.getAdminStats(), refetchInterval });
  const users = useQuery({ ...queries.listAdminUsers(), refetchInterval });
  const approval = useApproval();
  const refresh = (): void => {
    void stats.refetch();
    void users.refetch();
  };
  return (
    <AdminConsoleView
      stats={stats.data ?? null}
      users={users.data ?? null}
      unreadable={omittedItems(users.data)}
      build={build}
      isRefreshing={stats.isFetching || users.isFetching}
      onRefresh={refresh}
      error={(stats.error ?? users.error)?.message}
      approvingId={approval.approvingId}
      onApproval={approval.change}
      section={adminSections.find((name) => name === tab)}
      database={<RestoreOnDemand />}
    />
  );
};
