import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { shell } from '../intl/generated/en-US/shell.ts';
import { useText } from '../intl/use-text.ts';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { onDemand, usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { RoleBadge } from '../primitives/RoleBadge/RoleBadge.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { AccountControls, Person } from './account.ts';
import * as styles from './NavBar.css.ts';
import type { UserMenuPanelProps } from './UserMenuPanel.tsx';

export type UserMenuProps = AccountControls & { user: Person };

const UserMenuPanel = onDemand<UserMenuPanelProps>(
  () => import('./UserMenuPanel.tsx').then((module) => module.UserMenuPanel),
  { isWanted: ({ isOpen }) => isOpen },
);

/** Which item of the opened menu takes the focus: with a pointer none, with an arrow key the nearest. */
const focusByKey: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

/** The user menu: profile, rides, settings, sounds, language and logout. */
export const UserMenu = ({ user, ...account }: UserMenuProps) => {
  const t = useText(shell);
  const [focus, setFocus] = useState<'first' | 'last' | true | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const menuId = useId();
  const isOpen = focus !== null;
  usePreload(UserMenuPanel);
  return (
    <>
      <Button
        ref={trigger}
        id={triggerId}
        className={styles.userTrigger}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onHoverStart={UserMenuPanel.preload}
        onFocus={UserMenuPanel.preload}
        onPress={() => setFocus(true)}
        onKeyDown={(event) => {
          const next = focusByKey[event.key];
          if (!next) return;
          event.preventDefault();
          setFocus(next);
        }}
      >
        <Avatar id={user.id} name={user.name} size={32} />
        <bdi className={styles.userName}>{user.name}</bdi>
        <RoleBadge role={user.role} />
        <VisuallyHidden>{t('accountMenu')}</VisuallyHidden>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <UserMenuPanel
        {...account}
        user={user}
        id={menuId}
        trigger={trigger}
        triggerId={triggerId}
        isOpen={isOpen}
        autoFocus={focus ?? true}
        onClose={() => setFocus(null)}
      />
    </>
  );
};
