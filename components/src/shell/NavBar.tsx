import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useCallback, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { productName } from '../messages/product.ts';
import { BrandMark } from '../primitives/BrandMark/BrandMark.tsx';
import * as button from '../primitives/Button/Button.css.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Bell, type BellEntry } from './Bell.tsx';
import { publicLinks, roleLinks } from './links.ts';
import { MobileMenu } from './MobileMenu.tsx';
import * as styles from './NavBar.css.ts';
import { NavItem } from './NavItem.tsx';
import type { SoundControl } from './sound.ts';
import { type Person, UserMenu } from './UserMenu.tsx';

export type NavBarProps = SoundControl & {
  user: Person | null;
  /** Where one is, without the query. */
  path: string;
  unread?: number;
  notifications?: readonly BellEntry[];
  onLogin: () => void;
  onLogout: () => void;
  onClearNotifications?: () => void;
  onOpenNotifications?: () => void;
};

const noEntries: readonly BellEntry[] = [];
const nothing = () => {};

const MenuToggle = (props: Pick<NavBarProps, 'user' | 'path' | 'onLogout' | keyof SoundControl>) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = useCallback(() => {
    setOpen(false);
    // Only a menu that held the focus gives it back.
    if (document.activeElement?.closest(`#${CSS.escape(menuId)}`)) toggle.current?.focus();
  }, [menuId]);
  const Icon = isOpen ? X : MenuIcon;
  return (
    <div className={styles.belowDesktop}>
      <AriaButton
        ref={toggle}
        className={button.button({ variant: 'ghost', shape: 'icon' })}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon size={24} aria-hidden="true" />
      </AriaButton>
      {isOpen && <MobileMenu {...props} id={menuId} onClose={close} />}
    </div>
  );
};

/** The bar on top of every page. */
export const NavBar = (props: NavBarProps) => {
  const { user, path, unread = 0, notifications = noEntries, onLogin, onLogout } = props;
  const { onClearNotifications = nothing, onOpenNotifications, soundMuted, onToggleSound } = props;
  const account = { onLogout, soundMuted, onToggleSound };
  const links = user ? roleLinks[user.role] : publicLinks(path);
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.row}>
        <Link className={styles.logo} href="/">
          <BrandMark />
          {productName}
        </Link>
        <nav className={styles.links} aria-label="Main">
          {links.map((link) => (
            <NavItem key={link.label} {...link} path={path} className={styles.link} />
          ))}
        </nav>
        <div className={styles.end}>
          {user ? (
            <>
              <Bell
                unread={unread}
                notifications={notifications}
                onClear={onClearNotifications}
                onOpen={onOpenNotifications}
              />
              <UserMenu user={user} {...account} />
            </>
          ) : (
            <Button className={styles.startButton} onPress={onLogin}>
              Get Started
            </Button>
          )}
          <MenuToggle user={user} path={path} {...account} />
        </div>
      </div>
    </header>
  );
};
