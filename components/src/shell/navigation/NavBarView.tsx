import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useCallback, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx';
import * as button from '../../primitives/Button/Button.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { defaultLinks } from '../../provider/links.ts';
import { Bell, type BellProps } from '../bell/Bell.tsx';
import type { AccountControls, Person } from '../user/account.ts';
import { UserMenu } from '../user/UserMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { publicLinks, roleLinks } from './links.ts';
import type { MobileMenuProps } from './MobileMenu.tsx';
import * as styles from './NavBar.css.ts';
import { NavItem } from './NavItem.tsx';

export type NavBarViewProps = Omit<AccountControls, 'links'> &
  Partial<Pick<AccountControls, 'links'>> & {
    user: Person | null;
    /** The address of the current page, without its query. */
    path: string;
    unread?: number;
    /** The panel that the bell opens, and how its code is fetched. */
    bell?: Omit<BellProps, 'unread'>;
    onLogin: () => void;
  };

const MobileMenu = onDemand<MobileMenuProps>(() =>
  import('./MobileMenu.tsx').then((module) => module.MobileMenu),
);

const noBell: Omit<BellProps, 'unread'> = { renderPanel: () => null };

const MenuToggle = (props: AccountControls & Pick<NavBarViewProps, 'user' | 'path'>) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = useCallback(() => {
    setOpen(false);
    // Only a menu that has the focus returns it.
    if (document.activeElement?.closest(`#${CSS.escape(menuId)}`)) toggle.current?.focus();
  }, [menuId]);
  const t = useText(shell);
  usePreload(MobileMenu);
  const Icon = isOpen ? X : MenuIcon;
  return (
    <div className={styles.belowDesktop}>
      <AriaButton
        ref={toggle}
        className={button.button({ variant: 'ghost', shape: 'icon' })}
        aria-label={t(isOpen ? 'closeMenu' : 'openMenu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onHoverStart={MobileMenu.preload}
        onFocus={MobileMenu.preload}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon size={24} aria-hidden="true" />
      </AriaButton>
      {isOpen && <MobileMenu {...props} id={menuId} onClose={close} />}
    </div>
  );
};

/** The bar at the top of every page. */
export const NavBarView = (props: NavBarViewProps) => {
  const { user, path, unread = 0, bell = noBell, onLogin, onLogout } = props;
  const { soundMuted, onToggleSound } = props;
  const { language, links = defaultLinks } = props;
  const t = useText(shell);
  const { volume, onVolume } = props;
  const account = { onLogout, soundMuted, onToggleSound, volume, onVolume, language, links };
  const pages = user ? roleLinks(user.role, links) : publicLinks(path, links);
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <div className={styles.row}>
        <Link className={styles.logo} href={links.home}>
          <BrandMark />
          {productName}
        </Link>
        <nav className={styles.links} aria-label={t('mainNavigation')}>
          {pages.map((link) => (
            <NavItem key={link.label} {...link} path={path} className={styles.link} />
          ))}
        </nav>
        {/* The bar of a visitor is replaced, not widened, when it is known who is signed in. */}
        <div key={`${!user}`} className={styles.end}>
          {user ? (
            <>
              <Bell unread={unread} {...bell} />
              <UserMenu user={user} {...account} />
            </>
          ) : (
            <>
              {language && <LanguageMenu {...language} />}
              <Button className={styles.startButton} onPress={onLogin}>
                {t('getStarted')}
              </Button>
            </>
          )}
          <MenuToggle user={user} path={path} {...account} />
        </div>
      </div>
    </header>
  );
};
