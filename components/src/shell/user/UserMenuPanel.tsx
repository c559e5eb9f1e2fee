import { MenuItem } from 'react-aria-components/Menu';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import * as menu from '../../primitives/Popover/Popover.css.ts';
import { LanguageItems } from '../navigation/LanguageItems.tsx';
import { personalLinks } from '../navigation/links.ts';
import type { MenuPlace } from '../navigation/MenuButton.tsx';
import { MenuPanel } from '../navigation/MenuPanel.tsx';
import type { AccountControls, Person } from './account.ts';
import { PersonHead } from './PersonHead.tsx';
import { Volume } from './Volume.tsx';

export type UserMenuPanelProps = AccountControls & MenuPlace & { user: Person };

/** The panel of the user menu: the user and the choices. */
export const UserMenuPanel = (props: UserMenuPanelProps) => {
  const { user, onLogout, soundMuted, onToggleSound, volume, onVolume, language, links, ...place } = props;
  const t = useText(shell);
  return (
    <MenuPanel
      {...place}
      label={t('account')}
      head={<PersonHead user={user} />}
      foot={<Volume soundMuted={soundMuted} volume={volume} onVolume={onVolume} />}
    >
      {personalLinks(links).map(({ label, href }) => (
        <MenuItem key={href} id={href} href={href} className={menu.item}>
          {t(label)}
        </MenuItem>
      ))}
      {onToggleSound && (
        <MenuItem id="sound" className={menu.item} onAction={onToggleSound}>
          {t(soundMuted ? 'turnSoundsOn' : 'turnSoundsOff')}
        </MenuItem>
      )}
      {language && <LanguageItems {...language} />}
      <MenuItem id="logout" className={menu.item} onAction={onLogout}>
        {t('logout')}
      </MenuItem>
    </MenuPanel>
  );
};
