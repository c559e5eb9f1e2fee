import type { User } from '@mobility/openapi';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../../primitives/Menu/Menu.tsx';
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
  | 'balance';

type UserMenuProps = { user: User; onAction: (action: UserAction, user: User) => void };

/** The actions on one user. */
export const UserMenu = ({ user, onAction }: UserMenuProps) => {
  const t = useText(adminUsers);
  const items: MenuEntry<UserAction>[] = [
    { id: 'details', label: t('viewDetails') },
    { id: 'message', label: t('sendMessage') },
    { id: 'edit', label: t('editProfile') },
    { id: 'password', label: t('resetPassword') },
    { id: 'validation', label: t('sendValidation') },
  ];
  if (user.role === 'driver' && user.is_approved != null) {
    items.push({ id: 'approval', label: t(user.is_approved ? 'revokeApproval' : 'approveDriver') });
  }
  items.push(
    user.is_active
      ? { id: 'lock', label: t('lockAccount'), tone: 'critical', isApart: true }
      : { id: 'unlock', label: t('unlockAccount'), isApart: true },
  );
  return (
    <Menu
      label={t('actionsOf', { name: user.name })}
      trigger={
        <IconButton
          className={styles.menu}
          size="small"
          label={t('actionsOf', { name: user.name })}
          icon={<Ellipsis size={16} aria-hidden />}
        />
      }
      items={items}
      onAction={(action) => onAction(action, user)}
    />
  );
};
