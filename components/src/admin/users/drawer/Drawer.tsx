import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { useRoot } from '../../../theme/use-root.ts';
import * as styles from './Drawer.css.ts';

export type DrawerProps = {
  onClose: () => void;
  /** Keys that the content has not used. */
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** Where arrow keys have a meaning of their own. */
const ownsArrows = 'input, textarea, select, [role="menu"], [role="radiogroup"], [role="listbox"]';

/**
 * A column beside the page that leaves the page usable. It takes the focus when it opens. Escape closes it, unless a dialog
 * or a menu is above it.
 */
export const Drawer = ({ onClose, onKeyDown, children }: DrawerProps) => {
  const t = useText(adminUsers);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target } = event;
    // React also reports the keys of dialogs and menus that the content has opened elsewhere in the document.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (event.key === 'Escape') onClose();
    else if (!target.closest(ownsArrows)) onKeyDown(event);
  };
  return createPortal(
    <aside
      {...useRoot()}
      ref={drawer}
      className={styles.drawer}
      aria-label={t('userDetails')}
      tabIndex={-1}
      onKeyDown={press}
    >
      {children}
    </aside>,
    document.body,
  );
};
