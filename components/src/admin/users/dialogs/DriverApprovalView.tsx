import type { User } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { UserDialog } from './UserDialog.tsx';

export type DriverApprovalViewProps = {
  user: User;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a driver is approved or loses the approval. */
export const DriverApprovalView = ({ user, ...rest }: DriverApprovalViewProps) => {
  const t = useText(adminUsers);
  const approves = !user.is_approved;
  return (
    <UserDialog
      {...rest}
      role="alertdialog"
      variant={approves ? 'primary' : 'danger'}
      title={t(approves ? 'approveDriver' : 'revokeApproval')}
      user={user}
      confirm={t(approves ? 'approve' : 'revoke')}
    >
      <p>{t(approves ? 'approvalConsequence' : 'revocationConsequence')}</p>
    </UserDialog>
  );
};
