import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
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
};
export type MenuProps<Id extends string> = {
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactNode;
  items: readonly MenuEntry<Id>[];
  onAction?: (id: Id) => void;
};

/** Actions and links that open from a button. */
export const Menu = <Id extends string>({ label, trigger, items, onAction }: MenuProps<Id>) => (
  <MenuTrigger>
    {trigger}
    <Popover {...useRoot()} className={styles.popover} placement="bottom end">
      <AriaMenu className={styles.list} aria-label={label}>
        {items.map(({ id, icon, tone, isApart, ...item }) => (
          <MenuItem
            key={id}
            id={id}
            href={item.href}
            isDisabled={item.isDisabled}
            textValue={item.label}
            className={[styles.item, tone === 'critical' && styles.critical, isApart && styles.apart]
              .filter(Boolean)
              .join(' ')}
            onAction={() => onAction?.(id)}
          >
            {icon}
            {item.label}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
