import { type ReactNode, useRef } from 'react';
import { Menu, Popover } from 'react-aria-components/Menu';
import * as menu from '../../primitives/Popover/Popover.css.ts';
import { useRoot } from '../../theme/use-root.ts';
import type { MenuPlace } from './MenuButton.tsx';

export type MenuPanelProps = MenuPlace & {
  label: string;
  /** Above the items. */
  head?: ReactNode;
  /** Below the items: content that is not a menu item. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The menu that a button of the bar opens. */
export const MenuPanel = ({ label, head, foot, children, ...place }: MenuPanelProps) => {
  const { id, trigger, triggerId, isOpen, autoFocus, onClose } = place;
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
      {head}
      <Menu
        ref={list}
        id={id}
        className={menu.list}
        aria-label={label}
        autoFocus={autoFocus}
        onClose={onClose}
      >
        {children}
      </Menu>
      {foot}
    </Popover>
  );
};
