import { type RefObject, useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { shell } from '../intl/generated/en-US/shell.ts';
import { useText } from '../intl/use-text.ts';
import * as menu from '../primitives/Popover/Popover.css.ts';
import { useRoot } from '../theme/use-root.ts';
import type { AccountControls, Person } from './account.ts';
import { LanguageItems } from './LanguageItems.tsx';
import { personalLinks } from './links.ts';
import { PersonHead } from './PersonHead.tsx';

export type UserMenuPanelProps = AccountControls & {
  user: Person;
  /** The id of the menu. */
  id: string;
  /** The button that the menu opens from, and its id. */
  trigger: RefObject<HTMLElement | null>;
  triggerId: string;
  isOpen: boolean;
  autoFocus: 'first' | 'last' | true;
  onClose: () => void;
};

/** What the user menu opens: the person and their choices. */
export const UserMenuPanel = (props: UserMenuPanelProps) => {
  const { user, id, trigger, triggerId, isOpen, autoFocus, onClose } = props;
  const { onLogout, soundMuted, onToggleSound, language, links } = props;
  const t = useText(shell);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Popover
      {...useRoot()}
      className={menu.popover}
      trigger="MenuTrigger"
      triggerRef={trigger}
      scrollRef={list}
      placement="bottom end"
      aria-labelledby={triggerId}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <PersonHead user={user} />
      <Menu
        ref={list}
        id={id}
        className={menu.list}
        aria-label={t('account')}
        autoFocus={autoFocus}
        onClose={onClose}
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
      </Menu>
    </Popover>
  );
};
