import type { User } from '@mobility/openapi';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { RowMenu } from '../../primitives/DataTable/RowMenu.tsx';
import type { MenuEntry } from '../../primitives/Menu/MenuEntries.tsx';
import * as styles from './Users.css.ts';

/** What an admin can do with a user. */
export type UserAction =
  | 'details'
  | 'edit'
  | 'message'
  | 'password'
  | 'validation'
  | 'lock'
  | 'unlock'
  | 'approval'
  | 'send-back'
  | 'balance';

type UserMenuProps = {
  user: User;
  /** Whether it is the admin who looks at it. */
  isOwn?: boolean;
  onAction: (action: UserAction, user: User) => void;
};

/** An element that never changes, so that React skips it. */
const icon = <Ellipsis size={16} aria-hidden />;

/** The actions on one user. */
export const UserMenu = ({ user, isOwn = false, onAction }: UserMenuProps) => {
  const t = useText(adminUsers);
  const itemsOf = (): MenuEntry<UserAction>[] => [
    { id: 'details', label: t('viewDetails') },
    { id: 'message', label: t('sendMessage') },
    { id: 'edit', label: t('editProfile') },
    { id: 'password', label: t('resetPassword') },
    { id: 'validation', label: t('sendValidation') },
    ...(user.role === 'driver' && user.is_approved != null
      ? [{ id: 'approval' as const, label: t(user.is_approved ? 'revokeApproval' : 'approveDriver') }]
      : []),
    user.is_active
      ? {
          id: 'lock',
          label: t('lockAccount'),
          tone: 'critical',
          isApart: true,
          ...(isOwn && { reasonAgainst: t('ownAccount') }),
        }
      : { id: 'unlock', label: t('unlockAccount'), isApart: true },
  ];
  return (
    <RowMenu
      label={t('actionsOf', { name: user.name })}
      icon={icon}
      className={styles.menu}
      itemsOf={itemsOf}
      onAction={(action) => onAction(action, user)}
    />
  );
};
