import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { focusOfKey, MenuEntries, type MenuEntry, type MenuFocus } from '../Menu/MenuEntries.tsx';
import { RowButton } from './RowButton.tsx';

export type RowMenuProps<Id extends string> = {
  /** The name of the button and of the menu. */
  label: string;
  icon: ReactNode;
  className?: string;
  /** The entries, which are asked for when the menu opens. */
  itemsOf: () => readonly MenuEntry<Id>[];
  onAction: (id: Id) => void;
};

const focusOf: typeof focusOfKey = { ...focusOfKey, Enter: 'first', ' ': 'first' };

/**
 * The menu in a row of a long table, of which only a native button is there until it opens. An open menu closes when its
 * label changes, because its row then shows something else.
 */
export const RowMenu = <Id extends string>({
  label,
  icon,
  className,
  itemsOf,
  onAction,
}: RowMenuProps<Id>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ label: string; focus: MenuFocus } | null>(null);
  const isOpen = opened?.label === label;
  const onKeyDown = (event: KeyboardEvent): void => {
    const focus = focusOf[event.key];
    if (!focus) return;
    event.preventDefault();
    setOpened({ label, focus });
  };
  return (
    <>
      <RowButton
        ref={button}
        look="icon"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // The click of a screen reader has no count.
        onClick={({ detail }) => setOpened({ label, focus: detail === 0 ? 'first' : null })}
        onKeyDown={onKeyDown}
      >
        {icon}
      </RowButton>
      {opened && (
        <MenuEntries
          label={label}
          items={itemsOf()}
          onAction={onAction}
          isOpen={isOpen}
          focus={opened.focus}
          button={button}
          onClose={() => setOpened({ label: '', focus: null })}
        />
      )}
    </>
  );
};
