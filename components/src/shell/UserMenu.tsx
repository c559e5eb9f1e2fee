import type { User } from '@mobility/openapi';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import * as menu from '../primitives/Popover/Popover.css.ts';
import { RoleBadge } from '../primitives/RoleBadge/RoleBadge.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { personalLinks } from './links.ts';
import * as styles from './NavBar.css.ts';
import { type SoundControl, soundLabel } from './sound.ts';

/** What the shell shows of a person. */
export type Person = Pick<User, 'id' | 'name' | 'email' | 'role'>;
export type UserMenuProps = SoundControl & { user: Person; onLogout: () => void };

/** Who is signed in, in full. */
export const PersonHead = ({ user }: { user: Person }) => (
  <div className={styles.person}>
    <Avatar id={user.id} name={user.name} />
    <div className={styles.personWords}>
      <p className={styles.personName}>{user.name}</p>
      <p className={styles.personEmail}>{user.email}</p>
    </div>
    <RoleBadge role={user.role} />
  </div>
);

/** The person's own corner: profile, rides, settings, sounds, logout. */
export const UserMenu = ({ user, onLogout, soundMuted, onToggleSound }: UserMenuProps) => (
  <MenuTrigger>
    <Button className={styles.userTrigger}>
      <Avatar id={user.id} name={user.name} size={32} />
      <span className={styles.userName}>{user.name}</span>
      <RoleBadge role={user.role} />
      <VisuallyHidden>Account menu</VisuallyHidden>
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
    <Popover className={menu.popover} placement="bottom end">
      <PersonHead user={user} />
      <Menu className={menu.list} aria-label="Account">
        {personalLinks.map(({ label, href }) => (
          <MenuItem key={href} id={href} href={href} className={menu.item}>
            {label}
          </MenuItem>
        ))}
        {onToggleSound && (
          <MenuItem id="sound" className={menu.item} onAction={onToggleSound}>
            {soundLabel(soundMuted)}
          </MenuItem>
        )}
        <MenuItem id="logout" className={menu.item} onAction={onLogout}>
          Logout
        </MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
);
