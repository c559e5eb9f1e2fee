import type { DriverProfile, User } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { editConflict } from '../../../intl/generated/en-US/edit-conflict.ts';
import { useText } from '../../../intl/use-text.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Fact } from '../drawer/Fact.tsx';
import * as styles from '../drawer/UserDetails.css.ts';
import { VehicleFacts } from '../VehicleFacts.tsx';
import * as dialogStyles from './UserDialog.css.ts';
import { UserDialog } from './UserDialog.tsx';

export type DriverApprovalViewProps = {
  user: User;
  /** The vehicle that is approved, as far as it is known. */
  profile?: DriverProfile | null;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string;
  /** Shows the vehicle that the driver has by now. Without it, the driver has the one that is shown. */
  onUpdate?: (() => void) | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a driver is approved or loses the approval. */
export const DriverApprovalView = ({ user, profile, onUpdate, ...rest }: DriverApprovalViewProps) => {
  const t = useText(adminUsers);
  const tConflict = useText(editConflict);
  const approves = !user.is_approved;
  return (
    <UserDialog
      {...rest}
      role="alertdialog"
      variant={approves ? 'primary' : 'danger'}
      title={t(approves ? 'approveDriver' : 'revokeApproval')}
      user={user}
      isDisabled={Boolean(onUpdate)}
      confirm={t(approves ? 'approve' : 'revoke')}
    >
      <div role="status" className={dialogStyles.news}>
        {onUpdate && (
          <Notice tone="caution" onRetry={onUpdate} retryLabel={tConflict('update')}>
            {tConflict('vehicleChanged')}
          </Notice>
        )}
      </div>
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
