import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components/Button';
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
};
export type MenuProps<Id extends string> = {
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactNode;
  items: readonly MenuEntry<Id>[];
  onAction?: (id: Id) => void;
};

/** Which entry has the focus first; null is none, which is what a pointer expects. */
type Focus = 'first' | 'last' | null;

const focusOf: Partial<Record<string, Focus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Actions and links that open from a button. Each row of a long table has a menu, so one that has never been open is only
 * its button. An open menu closes when its label changes, because its row then shows something else.
 */
export const Menu = <Id extends string>(props: MenuProps<Id>) => {
  const { label, trigger } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ label: string; focus: Focus } | null>(null);
  const isOpen = opened?.label === label;
  const context = {
    ref: button,
    isPressed: isOpen,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPress: ({ pointerType }: PressEvent) => {
      const isPointed = pointerType === 'mouse' || pointerType === 'touch' || pointerType === 'pen';
      setOpened({ label, focus: isPointed ? null : 'first' });
    },
    onKeyDown: ({ key }: { key: string }) => {
      const focus = focusOf[key];
      if (focus) setOpened({ label, focus });
    },
  } as const;
  return (
    <>
      <ButtonContext value={context}>{trigger}</ButtonContext>
      {opened && (
        <Entries
          {...props}
          isOpen={isOpen}
          focus={opened.focus}
          button={button}
          onClose={() => setOpened({ label: '', focus: null })}
        />
      )}
    </>
  );
};

type EntriesProps<Id extends string> = MenuProps<Id> & {
  isOpen: boolean;
  focus: Focus;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The entries in their popover, which stays mounted while it fades out. */
const Entries = <Id extends string>({
  label,
  items,
  onAction,
  isOpen,
  focus,
  button,
  onClose,
}: EntriesProps<Id>) => (
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
);
