import type { DriverProfile, User } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Fact } from '../drawer/Fact.tsx';
import * as styles from '../drawer/UserDetails.css.ts';
import { VehicleFacts } from '../VehicleFacts.tsx';
import { UserDialog } from './UserDialog.tsx';

export type DriverApprovalViewProps = {
  user: User;
  /** The vehicle that is approved, as far as it is known. */
  profile?: DriverProfile | null;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a driver is approved or loses the approval. */
export const DriverApprovalView = ({ user, profile, ...rest }: DriverApprovalViewProps) => {
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
      {profile && (
        <dl className={styles.list}>
          <VehicleFacts profile={profile} />
          <Fact name={t('licenseNumber')}>
            <bdi>{profile.license_number}</bdi>
          </Fact>
        </dl>
      )}
      <p>{t(approves ? 'approvalConsequence' : 'revocationConsequence')}</p>
    </UserDialog>
  );
};
