import { shownError } from '@mobility/machines/shown-error';
import type { User } from '@mobility/openapi';
import { queryTag } from '@mobility/sdk/queries';
import { useMutation } from '@tanstack/react-query';
import { useMobility } from '../provider/mobility.ts';

type Approval = { user: User; isApproved: boolean };

/** Approves a driver or revokes the approval; the admin's lists are fetched again either way. */
export const useApproval = () => {
  const { client, queryClient, alerts } = useMobility();
  const { mutate, isPending, variables } = useMutation({
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
        alert: { tone: 'critical', ...shownError('admin.approvalFailed', error) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryTag('admin') }),
  });
  return {
    /** The driver whose approval is being changed. */
    approvingId: isPending ? variables.user.id : null,
    change: (user: User, isApproved: boolean): void => {
      if (!isPending) mutate({ user, isApproved });
    },
  };
};
