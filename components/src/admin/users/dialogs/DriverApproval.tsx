import { refusalError } from '@mobility/machines/refusal-error';
import { useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { DriverApprovalView } from './DriverApprovalView.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useUserCommand } from './use-user-command.ts';

/** Approves a driver, or revokes the approval. */
export const DriverApproval = ({ user: given, details, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { errorText } = useSentences();
  // The question stays the same while the list is read again.
  const [user] = useState(given);
  const { isPending, error, run } = useUserCommand({
    call: (is_approved: boolean) => client.setDriverApproval(user.id, { is_approved }),
    done: (_, isApproved) => ({
      message: isApproved ? 'admin.driverApproved' : 'admin.approvalRevoked',
      params: { name: user.name },
    }),
    failed: (cause) => refusalError('admin.approvalFailed', cause),
    onDone: onClose,
  });
  return (
    <DriverApprovalView
      user={user}
      profile={details?.driver_profile}
      isPending={isPending}
      error={error ? errorText(error) : undefined}
      onConfirm={() => run(!user.is_approved)}
      onClose={onClose}
    />
  );
};
