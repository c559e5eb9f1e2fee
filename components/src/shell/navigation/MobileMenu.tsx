import { type KeyboardEvent, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { localeNames, locales } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import type { AccountControls, Person } from '../user/account.ts';
import { PersonHead } from '../user/PersonHead.tsx';
import { Volume } from '../user/Volume.tsx';
import { type NavLink, personalLinks, publicLinks, roleLinks } from './links.ts';
import * as styles from './NavBar.css.ts';
import { NavItem } from './NavItem.tsx';

export type MobileMenuProps = AccountControls & {
  id: string;
  user: Person | null;
  path: string;
  onClose: () => void;
};

/** Escape closes the menu wherever the focus is, and so does a change of page. */
const useClosing = (path: string, onClose: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path closes it, not a new callback.
  useEffect(() => onClose, [path]);
  return (event: KeyboardEvent) => event.key === 'Escape' && onClose();
};

/** The links of the bar and the user menu, for narrow screens. */
export const MobileMenu = (props: MobileMenuProps) => {
  const { id, user, path, onClose, onLogout, soundMuted, onToggleSound, volume, onVolume, language, links } =
    props;
  const t = useText(shell);
  const onKeyDown = useClosing(path, onClose);
  const pages = user ? roleLinks(user.role, links) : publicLinks(path, links);
  const item = (link: NavLink) => (
    <li key={link.label}>
      <NavItem {...link} path={path} className={styles.sheetItem} onFollow={onClose} />
    </li>
  );
  return (
    <nav id={id} className={styles.sheet} aria-label={t('menu')} onKeyDown={onKeyDown}>
      {user && <PersonHead user={user} />}
      <ul className={styles.sheetList}>
        {pages.map(item)}
        {user && (
          <>
            <li className={styles.sheetLine} aria-hidden="true" />
            {personalLinks(links).map(item)}
            {onToggleSound && (
              <li>
                <Button className={styles.sheetItem} onPress={onToggleSound}>
                  {t(soundMuted ? 'turnSoundsOn' : 'turnSoundsOff')}
                </Button>
              </li>
            )}
            {onVolume && (
              <li>
                <Volume soundMuted={soundMuted} volume={volume} onVolume={onVolume} />
              </li>
            )}
            <li>
              <Button className={styles.sheetItem} onPress={onLogout}>
                {t('logout')}
              </Button>
            </li>
          </>
        )}
      </ul>
      {language && (
        <div className={styles.sheetLanguage}>
          <ToggleGroup
            label={t('language')}
            options={locales.map((locale) => ({ id: locale, label: localeNames[locale] }))}
            value={language.locale}
            onChange={language.onChoose}
          />
        </div>
      )}
    </nav>
  );
};
