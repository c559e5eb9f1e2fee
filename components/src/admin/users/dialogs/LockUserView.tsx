import type { User } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { UserDialog } from './UserDialog.tsx';

export type LockUserViewProps = {
  user: User;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string;
  onLock: () => void;
  onClose: () => void;
};

const consequences = {
  rider: 'lockRider',
  driver: 'lockDriver',
} as const;

/** Asks before a user is locked, and says what the lock does to the user's rides. */
export const LockUserView = ({ user, onLock, ...rest }: LockUserViewProps) => {
  const t = useText(adminUsers);
  const { role } = user;
  return (
    <UserDialog
      {...rest}
      role="alertdialog"
      variant="danger"
      title={t('lockAccount')}
      user={user}
      confirm={t('lockAccount')}
      onConfirm={onLock}
    >
      <p>{t('lockConsequence')}</p>
      {(role === 'rider' || role === 'driver') && <p>{t(consequences[role])}</p>}
    </UserDialog>
  );
};
