import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './NavBar.css.ts';

/** Where a menu of the bar opens, and whether it is open. */
export type MenuPlace = {
  /** The id of the menu. */
  id: string;
  /** The button that the menu opens from, and its id. */
  trigger: RefObject<HTMLElement | null>;
  triggerId: string;
  isOpen: boolean;
  autoFocus: 'first' | 'last' | true;
  onClose: () => void;
};

export type MenuButtonProps = {
  /** Names the button where its content does not. */
  label?: string;
  children: ReactNode;
  /** Fetches the code of the menu, before the button is pressed. */
  preload: () => void;
  renderMenu: (place: MenuPlace) => ReactNode;
};

/** Which item of the opened menu takes the focus: with a pointer none, with an arrow key the nearest. */
const focusByKey: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A button of the bar on desktops, whose menu is fetched on demand. */
export const MenuButton = ({ label, children, preload, renderMenu }: MenuButtonProps) => {
  const [focus, setFocus] = useState<'first' | 'last' | true | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const id = useId();
  const isOpen = focus !== null;
  return (
    <>
      <Button
        ref={trigger}
        id={triggerId}
        className={styles.menuTrigger}
        aria-label={label}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => setFocus(true)}
        onKeyDown={(event) => {
          const next = focusByKey[event.key];
          if (!next) return;
          event.preventDefault();
          setFocus(next);
        }}
      >
        {children}
      </Button>
      {renderMenu({
        id,
        trigger,
        triggerId,
        isOpen,
        autoFocus: focus ?? true,
        onClose: () => setFocus(null),
      })}
    </>
  );
};
