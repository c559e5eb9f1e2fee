import { type ReactNode, useRef, useState } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components/Button';
import { focusOfKey, MenuEntries, type MenuEntry, type MenuFocus } from './MenuEntries.tsx';

export type { MenuEntry } from './MenuEntries.tsx';

export type MenuProps<Id extends string> = {
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactNode;
  items: readonly MenuEntry<Id>[];
  onAction?: (id: Id) => void;
};

/**
 * Actions and links that open from a button. One that has never been open is only its button. An open menu closes when its
 * label changes, because its row then shows something else.
 */
export const Menu = <Id extends string>({ trigger, ...menu }: MenuProps<Id>) => {
  const { label } = menu;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ label: string; focus: MenuFocus } | null>(null);
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
      const focus = focusOfKey[key];
      if (focus) setOpened({ label, focus });
    },
  } as const;
  return (
    <>
      <ButtonContext.Provider value={context}>{trigger}</ButtonContext.Provider>
      {opened && (
        <MenuEntries
          {...menu}
          isOpen={isOpen}
          focus={opened.focus}
          button={button}
          onClose={() => setOpened({ label: '', focus: null })}
        />
      )}
    </>
  );
};
