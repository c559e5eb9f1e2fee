import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { useRoot } from '../../theme/use-root.ts';
import * as styles from '../Popover/Popover.css.ts';

export type MenuEntry<Id extends string> = {
  id: Id;
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'critical';
  /** A line separates it from the entry before. */
  isApart?: boolean;
  href?: string;
  isDisabled?: boolean;
  /** Why it is not possible, below the label. Such an entry is disabled. */
  reasonAgainst?: string;
};

/** Which entry has the focus first; null is none, which is what a pointer expects. */
export type MenuFocus = 'first' | 'last' | null;

/** The entry that the arrow keys of a menu's button lead to. */
export const focusOfKey: Partial<Record<string, MenuFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

type MenuEntriesProps<Id extends string> = {
  label: string;
  items: readonly MenuEntry<Id>[];
  onAction?: (id: Id) => void;
  isOpen: boolean;
  focus: MenuFocus;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The entries in their popover, which stays mounted while it fades out. */
export const MenuEntries = <Id extends string>({
  label,
  items,
  onAction,
  isOpen,
  focus,
  button,
  onClose,
}: MenuEntriesProps<Id>) => (
  <Popover
    {...useRoot()}
    className={styles.popover}
    placement="bottom end"
    aria-label={label}
    trigger="MenuTrigger"
    triggerRef={button}
    isOpen={isOpen}
    onOpenChange={(next) => !next && onClose()}
  >
    <AriaMenu className={styles.list} aria-label={label} autoFocus={focus ?? true} onClose={onClose}>
      {items.map(({ id, icon, tone, isApart, reasonAgainst, ...item }) => (
        <MenuItem
          key={id}
          id={id}
          href={item.href}
          isDisabled={item.isDisabled || reasonAgainst !== undefined}
          textValue={item.label}
          className={[styles.item, tone === 'critical' && styles.critical, isApart && styles.apart]
            .filter(Boolean)
            .join(' ')}
          onAction={() => onAction?.(id)}
        >
          {icon}
          {reasonAgainst === undefined ? (
            item.label
          ) : (
            <span>
              {item.label}
              <span className={styles.reason}>{reasonAgainst}</span>
            </span>
          )}
        </MenuItem>
      ))}
    </AriaMenu>
  </Popover>
);
