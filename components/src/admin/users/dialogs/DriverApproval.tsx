import { refusalError } from '@mobility/machines/refusal-error';
import { useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { isSameVehicle, vehicleOf } from '../seen-vehicle.ts';
import { DriverApprovalView } from './DriverApprovalView.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useUserCommand } from './use-user-command.ts';

/** Approves a driver with the vehicle that the admin sees, or revokes the approval. */
export const DriverApproval = ({ user: given, details, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { errorText } = useSentences();
  // The question stays the same while the list is read again.
  const [user] = useState(given);
  const now = details?.driver_profile;
  const [seen, setSeen] = useState(now);
  const vehicle = seen && vehicleOf(seen);
  const { isPending, error, cause, run } = useUserCommand({
    call: (is_approved: boolean) =>
      client.setDriverApproval(user.id, { is_approved, ...(is_approved && vehicle && { seen: vehicle }) }),
    done: (_, isApproved) => ({
      message: isApproved ? 'admin.driverApproved' : 'admin.approvalRevoked',
      params: { name: user.name },
    }),
    failed: (cause) => refusalError('admin.approvalFailed', cause),
    onDone: onClose,
  });
  // The refusal of an approval with the vehicle from before.
  const [past, setPast] = useState<unknown>(null);
  const hasNews = !user.is_approved && !isPending && !isSameVehicle(seen, now);
  const update = () => {
    setPast(cause);
    setSeen(now);
  };
  return (
    <DriverApprovalView
      user={user}
      profile={seen}
      isPending={isPending}
      error={error && cause !== past && !hasNews ? errorText(error) : undefined}
      onUpdate={hasNews ? update : undefined}
      onConfirm={() => run(!user.is_approved)}
      onClose={onClose}
    />
  );
};
