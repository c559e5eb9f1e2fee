import { type KeyboardEvent, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { type NavLink, personalLinks, publicLinks, roleLinks } from './links.ts';
import * as styles from './NavBar.css.ts';
import { NavItem } from './NavItem.tsx';
import { type SoundControl, soundLabel } from './sound.ts';
import { type Person, PersonHead } from './UserMenu.tsx';

export type MobileMenuProps = SoundControl & {
  id: string;
  user: Person | null;
  path: string;
  onClose: () => void;
  onLogout: () => void;
};

/** Escape closes it wherever the focus is; a change of page closes it too. */
const useClosing = (path: string, onClose: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path closes it, not another callback.
  useEffect(() => onClose, [path]);
  return (event: KeyboardEvent) => event.key === 'Escape' && onClose();
};

/** The bar's links again, one below the other, for narrow screens. */
export const MobileMenu = (props: MobileMenuProps) => {
  const { id, user, path, onClose, onLogout, soundMuted, onToggleSound } = props;
  const onKeyDown = useClosing(path, onClose);
  const links = user ? roleLinks[user.role] : publicLinks(path);
  const item = (link: NavLink) => (
    <li key={link.label}>
      <NavItem {...link} path={path} className={styles.sheetItem} onFollow={onClose} />
    </li>
  );
  return (
    <nav id={id} className={styles.sheet} aria-label="Menu" onKeyDown={onKeyDown}>
      {user && <PersonHead user={user} />}
      <ul className={styles.sheetList}>
        {links.map(item)}
        {user && (
          <>
            <li className={styles.sheetLine} aria-hidden="true" />
            {personalLinks.map(item)}
            {onToggleSound && (
              <li>
                <Button className={styles.sheetItem} onPress={onToggleSound}>
                  {soundLabel(soundMuted)}
                </Button>
              </li>
            )}
            <li>
              <Button className={styles.sheetItem} onPress={onLogout}>
                Logout
              </Button>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
};
