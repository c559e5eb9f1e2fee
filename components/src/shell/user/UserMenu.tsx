import ChevronDown from 'lucide-react/icons/chevron-down';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { RoleBadge } from '../../primitives/RoleBadge/RoleBadge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MenuButton } from '../navigation/MenuButton.tsx';
import * as styles from '../navigation/NavBar.css.ts';
import type { AccountControls, Person } from './account.ts';
import type { UserMenuPanelProps } from './UserMenuPanel.tsx';

export type UserMenuProps = AccountControls & { user: Person };

const UserMenuPanel = onDemand<UserMenuPanelProps>(
  () => import('./UserMenuPanel.tsx').then((module) => module.UserMenuPanel),
  { isWanted: ({ isOpen }) => isOpen },
);

/** The user menu: profile, rides, settings, sounds, language and logout. */
export const UserMenu = ({ user, ...account }: UserMenuProps) => {
  const t = useText(shell);
  usePreload(UserMenuPanel);
  return (
    <MenuButton
      preload={UserMenuPanel.preload}
      renderMenu={(place) => <UserMenuPanel {...place} {...account} user={user} />}
    >
      <Avatar id={user.id} name={user.name} picture={user.avatar_url} size={32} />
      <bdi className={styles.userName}>{user.name}</bdi>
      <RoleBadge role={user.role} />
      <VisuallyHidden>{t('accountMenu')}</VisuallyHidden>
      <ChevronDown size={16} aria-hidden="true" />
    </MenuButton>
  );
};
