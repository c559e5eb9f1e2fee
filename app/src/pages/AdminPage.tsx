import { AdminConsole } from '@mobility/components/admin';
import { failureOf } from '@mobility/machines/failure';
import type { User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { revision } from '../build.ts';
import { useSession } from '../use-session.ts';

type Approval = { user: User; isApproved: boolean };

/** Approves a driver, or takes the approval back; the lists are fetched again either way. */
const useApproval = () => {
  const { client, queryClient, alerts } = useSession();
  return useMutation({
    mutationFn: ({ user, isApproved }: Approval) =>
      client.setDriverApproval(user.id, { is_approved: isApproved }),
    onSuccess: (_, { user, isApproved }) =>
      alerts.send({
        type: 'alert',
        alert: {
          tone: 'success',
          message: isApproved ? 'admin.driverApproved' : 'admin.approvalRevoked',
          params: { name: user.name },
        },
      }),
    onError: (error) =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'critical', ...failureOf('admin.approvalFailed', error) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
};

/** The admin's console. It looks again every 30 seconds while somebody looks at it. */
export default function AdminPage() {
  const { queries } = useSession();
  const refetchInterval = limits.admin.refreshInterval;
  const stats = useQuery({ ...queries.getAdminStats(), refetchInterval });
  const users = useQuery({ ...queries.listAdminUsers(), refetchInterval });
  const approval = useApproval();
  const refresh = (): void => {
    void stats.refetch();
    void users.refetch();
  };
  return (
    <AdminConsole
      stats={stats.data ?? null}
      users={users.data ?? null}
      revision={revision}
      isRefreshing={stats.isFetching || users.isFetching}
      onRefresh={refresh}
      error={(stats.error ?? users.error)?.message}
      approvingId={approval.isPending ? approval.variables.user.id : null}
      onApproval={(user, isApproved) => approval.mutate({ user, isApproved })}
    />
  );
}
